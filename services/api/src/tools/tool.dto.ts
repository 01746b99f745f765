import { ApiProperty } from '@nestjs/swagger';

/** A tool in the public list. */
export class ToolDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ example: 'Data Analysis' })
  category: string;

  @ApiProperty({ example: 'Free' })
  pricing: string;

  @ApiProperty({ example: 'https://marimo.io' })
  url: string;

  @ApiProperty({ example: 'notebook' })
  icon: string;

  @ApiProperty({ type: [String] })
  tags: string[];
}
