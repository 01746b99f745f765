import { ApiProperty } from '@nestjs/swagger';

/** It answers. */
export class HealthDto {
  @ApiProperty({ enum: ['live'] })
  status: 'live';
}
