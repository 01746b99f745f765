import { ApiProperty } from '@nestjs/swagger';

/** Requests can be served. How many connections are in use is not told: everybody could watch requests come. */
export class ReadinessDto {
  @ApiProperty({ enum: ['ready'] })
  status: 'ready';
}
