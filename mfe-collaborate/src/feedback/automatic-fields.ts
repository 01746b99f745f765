import type { FeedbackAnswers } from './feedback.rules.ts';

/** What is filled into empty fields (1-platform.md section 5, "On submit"). */
export type AutomaticFields = Pick<FeedbackAnswers, 'browserInfo' | 'pageUrl'>;

/** What the fields say about the browser. */
export interface Environment {
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
  readonly address: string;
}

/** User agent, screen size and page address in one text, and the page address by itself. */
export function automaticFields({ userAgent, width, height, address }: Environment): AutomaticFields {
  return { browserInfo: `User agent: ${userAgent}; screen: ${width} x ${height}; page: ${address}`, pageUrl: address };
}

/** The answers with every empty automatic field filled in. */
export function withAutomatic(answers: FeedbackAnswers, automatic: AutomaticFields): FeedbackAnswers {
  return {
    ...answers,
    browserInfo: answers.browserInfo || automatic.browserInfo,
    pageUrl: answers.pageUrl || automatic.pageUrl,
  };
}

/** Reads the automatic fields of this window once, when they are first needed, so that what was shown is what is sent. */
export function automaticFieldsOnce(): () => AutomaticFields {
  let fields: AutomaticFields | undefined;
  return () => {
    fields ??= automaticFields({
      userAgent: navigator.userAgent,
      width: screen.width,
      height: screen.height,
      address: location.href,
    });
    return fields;
  };
}
