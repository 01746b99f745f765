import { feedbackCategories, feedbackSeverities, type Option } from '@portal/contracts';
import * as z from 'zod/mini';
import type { FeedbackWords } from './feedback.schema.ts';

// The site's policy forbids code made from text, which zod would try.
z.config({ jitless: true });

/** The most characters that the API takes (its FeedbackDto). */
const MOST = { summary: 300, details: 20_000, pageUrl: 2000, browserInfo: 4000, email: 254 } as const;

const valuesOf = <const Options extends readonly Option[]>(options: Options) =>
  options.map(({ value }) => value as Options[number]['value']);

/** What may be sent (1-platform.md section 5, "Feedback form"). The messages that the specification does not fix are content. */
export function feedbackRules(mistakes: FeedbackWords['mistakes']) {
  const emailRule = z.email();
  const text = (field: keyof typeof MOST) =>
    z.string().check(
      z.maxLength(MOST[field], mistakes.tooLong.replace('{max}', MOST[field].toLocaleString('en'))),
      z.refine<string>((value) => !/\p{Cs}/u.test(value) && !value.includes('\0'), mistakes.unreadable),
    );
  return z.object({
    summary: text('summary').check(z.minLength(1, 'Summary is required')),
    category: z.enum(valuesOf(feedbackCategories)),
    severity: z.enum(valuesOf(feedbackSeverities)),
    details: text('details').check(z.minLength(1, 'Details are required')),
    pageUrl: text('pageUrl').check(z.refine<string>((value) => value === '' || isWebAddress(value), mistakes.pageUrl)),
    browserInfo: text('browserInfo'),
    email: text('email').check(z.refine<string>((value) => value === '' || emailRule.safeParse(value).success, mistakes.email)),
    consentToContact: z.boolean(),
  });
}

/** The answers of the form. */
export type FeedbackAnswers = z.infer<ReturnType<typeof feedbackRules>>;

/** The fields in the order of the form. */
export const FIELDS = ['summary', 'category', 'severity', 'details', 'pageUrl', 'browserInfo', 'email', 'consentToContact'] as const;

/** An empty form (1-platform.md section 5). */
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

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
