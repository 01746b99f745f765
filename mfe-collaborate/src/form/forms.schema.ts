import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 8 });
const mistake = words({ atMost: 16 });

/** The words that all forms share. */
export const formsSchema = z.object({
  required: sentence({ atMost: 20 }),
  sending: label,
  withoutScripts: words({ atMost: 30 }),
  choose: label,
  draft: sentence({ atMost: 30 }),
  kept: sentence({ atMost: 20 }),
  writeTo: words({ atMost: 10 }),
  mistakes: z.object({
    one: label,
    many: label.regex(/\{count\}/, 'must say {count} where the number belongs'),
    pageUrl: mistake,
    email: mistake,
    emailOrEmpty: mistake,
    unreadable: mistake,
    tooLong: mistake.regex(/\{max\}/, 'must say {max} where the number belongs'),
  }),
});

export type FormsWords = z.infer<typeof formsSchema>;
