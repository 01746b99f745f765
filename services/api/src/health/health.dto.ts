import { ApiProperty } from '@nestjs/swagger';

/** All is well. */
export class HealthDto {
  @ApiProperty({ enum: ['live', 'ready'] })
  status: 'live' | 'ready';
}
