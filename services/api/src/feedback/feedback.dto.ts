import { ApiProperty } from '@nestjs/swagger';
import { feedbackCategories, feedbackSeverities } from '@portal/contracts';
import { EmailAddress, OneOf, Text, WebAddress, YesOrNo } from '../platform/field-rules.ts';

const values = (options: readonly { readonly value: string }[]): string[] => options.map((option) => option.value);

/** Feedback as it is sent (1-platform.md, sections 3 and 5). */
export class FeedbackDto {
  @ApiProperty({ minLength: 1, maxLength: 300 })
  @Text('Summary', { max: 300, required: 'Summary is required' })
  summary: string;

  @ApiProperty({ minLength: 1, maxLength: 20_000 })
  @Text('Details', { max: 20_000, required: 'Details are required' })
  details: string;

  @ApiProperty({ required: false, maxLength: 2000, description: 'The page it is about, as an http or https address; may be empty.' })
  @WebAddress('Page address', { max: 2000 })
  pageUrl?: string;

  @ApiProperty({ required: false, maxLength: 4000, description: 'Browser, screen and page, as the form shows them; may be empty.' })
  @Text('Browser information', { max: 4000 })
  browserInfo?: string;

  @ApiProperty({ required: false, maxLength: 254, description: 'May be empty.' })
  @EmailAddress('E-mail')
  email?: string;

  @ApiProperty({ required: false, default: false })
  @YesOrNo('Consent to contact')
  consentToContact: boolean = false;

  @ApiProperty({ required: false, default: 'medium', enum: values(feedbackSeverities) })
  @OneOf('Severity', feedbackSeverities)
  severity: string = 'medium';

  @ApiProperty({ required: false, default: 'bug', enum: values(feedbackCategories) })
  @OneOf('Category', feedbackCategories)
  category: string = 'bug';
}
