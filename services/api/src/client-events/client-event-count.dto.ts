import { ApiProperty } from '@nestjs/swagger';

/** In how many page views a release failed in one way during one interval. */
export class ClientEventCountDto {
  @ApiProperty({ example: 'mfe-content' })
  app: string;

  @ApiProperty({ example: '1.4.0' })
  release: string;

  @ApiProperty({ description: 'What happened, as in the report' })
  stage: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'Start of the interval' })
  from: Date;

  @ApiProperty({ enum: [10, 60, 1440], type: 'integer', description: 'Length of the interval in minutes; older counts are less precise' })
  minutes: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'At most 40 an hour are counted from each network' })
  pageViews: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Networks that reported it, each counted once an hour' })
  networks: number;
}
