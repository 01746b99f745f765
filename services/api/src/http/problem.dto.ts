import { ApiProperty } from '@nestjs/swagger';

/** One wrong field, as the OpenAPI document describes it. */
export class FieldErrorDto {
  @ApiProperty({ description: 'Name of the field.', example: 'summary' })
  field: string;

  @ApiProperty({ description: 'What is wrong with it, in words for people.', example: 'Summary is required' })
  message: string;
}

/** A problem, as the OpenAPI document describes it. */
export class ProblemDto {
  @ApiProperty({ example: 'about:blank' })
  type: string;

  @ApiProperty({ description: 'What the status means.', example: 'Bad Request' })
  title: string;

  @ApiProperty({ type: 'integer', example: 400 })
  status: number;

  @ApiProperty({ description: 'One sentence that helps.', example: 'Summary is required.' })
  detail: string;

  @ApiProperty({ type: () => [FieldErrorDto], required: false, description: 'Which fields are wrong, and why.' })
  errors?: FieldErrorDto[];
}
