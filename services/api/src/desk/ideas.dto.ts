import { projectLimits as limits, projectDurations, projectFields, projectSkillLevels, projectTeamSizes } from '@portal/contracts';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OneOf, Text } from '../http/field-rules.ts';
import { Seen } from './seen.ts';

/** What a reviewer can do with a project idea. */
export const IDEA_ACTIONS = ['approve', 'decline', 'ask', 'correct', 'close', 'reopen', 'members', 'release'] as const;

/** A decision on a project idea, with small corrections to what the card says. */
export class IdeaDecisionDto {
  @IsIn(IDEA_ACTIONS, { message: `Action must be one of ${IDEA_ACTIONS.join(', ')}` })
  action: (typeof IDEA_ACTIONS)[number];

  @Seen()
  seen: number;

  /** What the sender reads in the email or, if no email is sent, the reason. */
  @Text('Text', { max: 2000 })
  text?: string;

  @Text('Title', { max: limits.title })
  title?: string;

  @Text('Description', { max: limits.description })
  description?: string;

  @OneOf('Field of research', projectFields, { optional: true })
  field?: string;

  @OneOf('Duration', projectDurations, { optional: true })
  duration?: string;

  @OneOf('Team size', projectTeamSizes, { optional: true })
  teamSize?: string;

  @OneOf('Skill level', projectSkillLevels, { optional: true })
  skillLevel?: string;

  @Text('Skills', { max: limits.skills })
  skills?: string;

  @IsOptional()
  @IsInt({ message: 'Members must be a whole number' })
  @Min(0, { message: 'Members must be 0 or more' })
  @Max(1000, { message: 'Members must be 1,000 or fewer' })
  members?: number;
}
