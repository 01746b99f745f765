import { ApiProperty } from '@nestjs/swagger';

/** A curriculum module in the public list. Its text comes with the pages, not from here. */
export class ModuleDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ example: '25 min' })
  duration: string;

  @ApiProperty({ example: 'book-open' })
  icon: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  enrolledCount: number;

  @ApiProperty({ required: false })
  imageUrl?: string;
}
