import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { discountsSchema } from '../directory/discounts.schema.ts';
import { tipsSchema } from '../savings/tips.schema.ts';

/** The words and lists of `/student-savings` (2-content-pages.md, "Student savings screen"). */
export const studentSavingsSchema = z.object({
  head: z.object({
    badge: words({ atMost: 4 }),
    heading: words({ atMost: 12 }),
    lead: sentence({ atMost: 45 }),
    drawing: sentence({ atMost: 30 }),
  }),
  discounts: discountsSchema,
  tips: tipsSchema,
});
