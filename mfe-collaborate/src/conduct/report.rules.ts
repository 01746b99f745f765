import {
  conductViolationTypes,
  fieldMessages,
  formatCopy,
  isBlank,
  isEmailAddress,
  isStorable,
  numberText,
  reportLimits,
} from '@portal/contracts';
import * as z from 'zod/mini';

/** Messages for mistakes for which the specification fixes no words. */
export interface MistakeStrings {
  readonly emailOrEmpty: string;
  readonly tooLong: string;
  readonly unreadable: string;
}

/** What may be reported: only the description is required (1-platform.md section 5, "Incident report"). */
export function reportRules(mistakes: MistakeStrings) {
  const text = (field: keyof typeof reportLimits) =>
    z.string().check(
      // Counted as in the API: the library would count an emoji once.
      z.refine<string>(
        (value) => value.length <= reportLimits[field],
        formatCopy(mistakes.tooLong, { max: numberText(reportLimits[field]) }),
      ),
      z.refine<string>(isStorable, mistakes.unreadable),
    );
  return z.object({
    description: text('description').check(z.refine<string>((value) => !isBlank(value), fieldMessages.incidentRequired)),
    violationType: z.enum([...conductViolationTypes.map(({ value }) => value), '']),
    name: text('name'),
    email: text('email').check(z.refine<string>((value) => value === '' || isEmailAddress(value), mistakes.emailOrEmpty)),
  });
}

/** The answers of the form. */
export type ReportAnswers = z.infer<ReturnType<typeof reportRules>>;

/** An empty form, in the order of its fields. */
export const EMPTY_REPORT: ReportAnswers = { description: '', violationType: '', name: '', email: '' };
