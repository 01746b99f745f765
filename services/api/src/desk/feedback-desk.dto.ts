import { MAX_AT_ONCE } from '@portal/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt } from 'class-validator';
import { Text } from '../http/field-rules.ts';
import { Seen } from './seen.ts';

/** Records by their numbers. */
export class ChosenDto {
  @IsArray({ message: 'Choose what you mean' })
  @ArrayMinSize(1, { message: 'Choose at least one' })
  @ArrayMaxSize(MAX_AT_ONCE, { message: `Choose at most ${MAX_AT_ONCE.toLocaleString('en')} at once` })
  @IsInt({ each: true, message: 'Choose records by their numbers' })
  ids: number[];

  @Text('Reason', { max: 2000 })
  why?: string;
}

/** What to do with many messages at once. */
export class FeedbackDecisionDto extends ChosenDto {
  @IsIn(['read', 'reject', 'release'], { message: 'Action must be read, reject or release' })
  action: 'read' | 'reject' | 'release';
}

/** What to do with incident reports. */
export class ReportDecisionDto extends ChosenDto {
  @IsIn(['read', 'close', 'release'], { message: 'Action must be read, close or release' })
  action: 'read' | 'close' | 'release';
}

/** An answer by email to a sender who agreed to be contacted. */
export class AnswerDto {
  @Seen()
  seen: number;

  @Text('Answer', { max: 5000, required: 'Please write an answer', visible: true })
  text: string;
}
