import { ApiProperty } from '@nestjs/swagger';

/** The report came in. Whether it counts is not said: who makes reports up learns nothing. */
export class AcceptedDto {
  @ApiProperty({ enum: ['taken'] })
  status: 'taken';
}
