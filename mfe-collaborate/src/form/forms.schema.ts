import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 8 });
const mistake = words({ atMost: 16 });

/** The words that all forms share. */
export const formsSchema = z.object({
  required: label,
  sending: label,
  withoutScripts: words({ atMost: 30 }),
  choose: label,
  draft: sentence({ atMost: 30 }),
  kept: sentence({ atMost: 20 }),
  sendAnother: label,
  writeTo: words({ atMost: 10 }),
  mistakes: z.object({
    one: label,
    many: template(label, 'count'),
    pageUrl: mistake,
    email: mistake,
    emailOrEmpty: mistake,
    unreadable: mistake,
    tooLong: template(mistake, 'max'),
  }),
});

export type FormsStrings = z.infer<typeof formsSchema>;
