import { ApiProperty } from '@nestjs/swagger';

/** Requests can be served. The number of connections in use is not given, because anyone could then watch requests arrive. */
export class ReadinessDto {
  @ApiProperty({ enum: ['ready'] })
  status: 'ready';
}
