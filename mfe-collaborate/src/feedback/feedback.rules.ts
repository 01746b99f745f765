import {
  feedbackCategories,
  feedbackLimits,
  feedbackSeverities,
  fieldMessages,
  formatCopy,
  isEmailAddress,
  isStorable,
  isWebAddress,
  numberText,
  type Option,
} from '@portal/contracts';
import * as z from 'zod/mini';

/** Messages for mistakes for which the specification fixes no words. */
export interface MistakeStrings {
  readonly pageUrl: string;
  readonly emailOrEmpty: string;
  readonly tooLong: string;
  readonly unreadable: string;
}

const valuesOf = <const Options extends readonly Option[]>(options: Options) =>
  options.map(({ value }) => value as Options[number]['value']);

/** What may be sent (1-platform.md section 5, "Feedback form"). */
export function feedbackRules(mistakes: MistakeStrings) {
  const text = (field: keyof typeof feedbackLimits) =>
    z.string().check(
      // Counted as in the API: the library would count an emoji once.
      z.refine<string>(
        (value) => value.length <= feedbackLimits[field],
        formatCopy(mistakes.tooLong, { max: numberText(feedbackLimits[field]) }),
      ),
      z.refine<string>(isStorable, mistakes.unreadable),
    );
  return z.object({
    summary: text('summary').check(z.minLength(1, fieldMessages.summaryRequired)),
    category: z.enum(valuesOf(feedbackCategories), fieldMessages.categoryRequired),
    severity: z.enum(valuesOf(feedbackSeverities), fieldMessages.severityRequired),
    details: text('details').check(z.minLength(1, fieldMessages.detailsRequired)),
    pageUrl: text('pageUrl').check(z.refine<string>((value) => value === '' || isWebAddress(value), mistakes.pageUrl)),
    browserInfo: text('browserInfo'),
    email: text('email').check(z.refine<string>((value) => value === '' || isEmailAddress(value), mistakes.emailOrEmpty)),
    consentToContact: z.boolean(),
  });
}

/** The answers of the form. */
export type FeedbackAnswers = z.infer<ReturnType<typeof feedbackRules>>;

/** An empty form (1-platform.md section 5), in the order of its fields. */
export const DEFAULTS: FeedbackAnswers = {
  summary: '',
  category: 'bug',
  severity: 'medium',
  details: '',
  pageUrl: '',
  browserInfo: '',
  email: '',
  consentToContact: false,
};
