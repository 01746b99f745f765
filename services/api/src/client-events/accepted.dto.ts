import { ApiProperty } from '@nestjs/swagger';

/** The report arrived. The answer does not say whether it counts, so that people who make up reports learn nothing. */
export class AcceptedDto {
  @ApiProperty({ enum: ['taken'] })
  status: 'taken';
}
