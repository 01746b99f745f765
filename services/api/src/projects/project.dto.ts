import { ApiProperty } from '@nestjs/swagger';

/** A project in the public list, without its contact or its review. */
export class ProjectDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Text; may contain https links to tools.' })
  description: string;

  @ApiProperty({ example: 'medicine', description: 'A hyphenated slug.' })
  field: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '3-6-months',
    description: 'A hyphenated slug, or null if the project did not say.',
  })
  duration: string | null;

  @ApiProperty({ type: 'integer', minimum: 0 })
  memberCount: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  maxMembers: number;

  @ApiProperty({ required: false, description: 'True if visitors can join now; otherwise left out.' })
  joinable?: boolean;

  @ApiProperty({
    required: false,
    description: 'True for a project that only shows what projects look like; left out for real ones.',
  })
  sample?: boolean;
}
