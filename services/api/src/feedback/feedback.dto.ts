import { ApiProperty } from '@nestjs/swagger';
import { feedbackCategories, feedbackSeverities, fieldMessages, feedbackLimits as limits } from '@portal/contracts';
import { valuesOf } from '../http/described-options.ts';
import { EmailAddress, OneOf, Text, WebAddress, YesOrNo } from '../http/field-rules.ts';

/** Feedback as it is sent (1-platform.md, sections 3 and 5). */
export class FeedbackDto {
  @ApiProperty({ minLength: 1, maxLength: limits.summary })
  @Text('Summary', { max: limits.summary, required: fieldMessages.summaryRequired })
  summary: string;

  @ApiProperty({ minLength: 1, maxLength: limits.details })
  @Text('Details', { max: limits.details, required: fieldMessages.detailsRequired })
  details: string;

  @ApiProperty({
    required: false,
    maxLength: limits.pageUrl,
    description: 'The page it is about, as an http or https address; may be empty.',
  })
  @WebAddress('Page address', { max: limits.pageUrl })
  pageUrl?: string;

  @ApiProperty({
    required: false,
    maxLength: limits.browserInfo,
    description: 'Browser, screen and page, as the form shows them; may be empty.',
  })
  @Text('Browser information', { max: limits.browserInfo })
  browserInfo?: string;

  @ApiProperty({ required: false, maxLength: limits.email, description: 'May be empty.' })
  @EmailAddress('E-mail', { max: limits.email })
  email?: string;

  @ApiProperty({ required: false, default: false })
  @YesOrNo('Consent to contact')
  consentToContact: boolean = false;

  @ApiProperty({ enum: valuesOf(feedbackSeverities) })
  @OneOf('Severity', feedbackSeverities, { required: fieldMessages.severityRequired })
  severity: string;

  @ApiProperty({ enum: valuesOf(feedbackCategories) })
  @OneOf('Category', feedbackCategories, { required: fieldMessages.categoryRequired })
  category: string;
}
