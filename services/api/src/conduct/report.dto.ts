import { ApiProperty } from '@nestjs/swagger';
import { conductViolationTypes, fieldMessages, reportLimits as limits } from '@portal/contracts';
import { valuesOf } from '../http/described-options.ts';
import { EmailAddress, OneOf, Text } from '../http/field-rules.ts';

/** An incident report as it is sent; only the description is required (1-platform.md, sections 3 and 5). */
export class ReportDto {
  @ApiProperty({ required: false, maxLength: limits.name, description: 'May be empty: a report can be anonymous.' })
  @Text('Name', { max: limits.name })
  name?: string;

  @ApiProperty({ required: false, maxLength: limits.email, description: 'May be empty.' })
  @EmailAddress('E-mail', { max: limits.email })
  email?: string;

  @ApiProperty({ minLength: 1, maxLength: limits.description })
  @Text('Description', { max: limits.description, required: fieldMessages.incidentRequired, visible: true })
  description: string;

  @ApiProperty({ required: false, enum: valuesOf(conductViolationTypes, 'or empty') })
  @OneOf('Kind of violation', conductViolationTypes, { optional: true })
  violationType?: string;
}

/** Whether incident reports can be sent. */
export class ReceptionDto {
  @ApiProperty({
    enum: ['open', 'trial', 'closed'],
    description:
      'trial: reports are sealed to a key on the same machine, for trying out the portal. closed: nobody could open a report yet, so none is accepted.',
  })
  status: 'open' | 'trial' | 'closed';
}
