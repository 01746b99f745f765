import { ApiProperty } from '@nestjs/swagger';

/** Whether the database has grown large, without a number. */
export class SpaceHealthDto {
  @ApiProperty({ enum: ['well', 'large'], description: 'large: the database takes more than 4 GB of the disk.' })
  status: 'well' | 'large';
}
