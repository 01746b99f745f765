import { ApiProperty } from '@nestjs/swagger';
import {
  fieldMessages,
  projectLimits as limits,
  projectDurations,
  projectFields,
  projectSkillLevels,
  projectTeamSizes,
} from '@portal/contracts';
import { valuesOf } from '../http/described-options.ts';
import { EmailAddress, OneOf, Text, Ticked } from '../http/field-rules.ts';

/** A project idea as it is sent (1-platform.md, sections 3 and 5; 3-decisions.md, "Agreements"). */
export class SubmissionDto {
  @ApiProperty({ minLength: 1, maxLength: limits.title })
  @Text('Title', { max: limits.title, required: fieldMessages.titleRequired, visible: true })
  title: string;

  @ApiProperty({ minLength: 1, maxLength: limits.description })
  @Text('Description', { max: limits.description, required: fieldMessages.descriptionRequired, visible: true })
  description: string;

  @ApiProperty({ enum: valuesOf(projectFields) })
  @OneOf('Field of research', projectFields, { required: fieldMessages.fieldRequired })
  field: string;

  @ApiProperty({ required: false, enum: valuesOf(projectDurations, 'or empty') })
  @OneOf('Duration', projectDurations, { optional: true })
  duration?: string;

  @ApiProperty({ required: false, enum: valuesOf(projectTeamSizes, 'or empty') })
  @OneOf('Team size', projectTeamSizes, { optional: true })
  teamSize?: string;

  @ApiProperty({ required: false, enum: valuesOf(projectSkillLevels, 'or empty') })
  @OneOf('Skill level', projectSkillLevels, { optional: true })
  skillLevel?: string;

  @ApiProperty({ required: false, maxLength: limits.skills, description: 'May be empty.' })
  @Text('Skills', { max: limits.skills })
  skills?: string;

  @ApiProperty({ minLength: 1, maxLength: limits.contactName })
  @Text('Contact name', { max: limits.contactName, required: fieldMessages.contactNameRequired, visible: true })
  contactName: string;

  @ApiProperty({ minLength: 1, maxLength: limits.contactEmail })
  @EmailAddress('Contact email', { max: limits.contactEmail, required: fieldMessages.contactEmailRequired })
  contactEmail: string;

  @ApiProperty({ description: 'Must be true.' })
  @Ticked('Safety agreement', fieldMessages.safetyAgreement)
  safetyAgreement: boolean;

  @ApiProperty({ description: 'Must be true.' })
  @Ticked('Collaboration agreement', fieldMessages.collaborationAgreement)
  collaborationAgreement: boolean;

  @ApiProperty({ description: 'Must be true.' })
  @Ticked('Data agreement', fieldMessages.dataAgreement)
  dataAgreement: boolean;
}
