import { DEFAULTS, type FeedbackAnswers } from './feedback.rules.ts';

/** What already stands in the prerendered form when it is taken over: typed by a quick visitor, or put back by the browser. */
export function typedEarly(formId: string): FeedbackAnswers {
  const form = typeof document === 'undefined' ? null : (document.getElementById(formId) as HTMLFormElement | null);
  if (!form) return DEFAULTS;
  const { consentToContact, ...texts } = Object.fromEntries(new FormData(form));
  return { ...DEFAULTS, ...(texts as Partial<FeedbackAnswers>), consentToContact: consentToContact !== undefined };
}
