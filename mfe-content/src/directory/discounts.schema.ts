import { httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { entry, namedLink } from './directory.schema.ts';

const discount = z
  .object({
    ...entry,
    url: httpsAddress().optional(),
    type: z.enum(['Discounts', 'Deals', 'Free', 'Discounted', 'App']),
    /** In place of `url`, if there is more than one way in. */
    links: z.array(namedLink).min(2).optional(),
  })
  .refine(({ url, links }) => (url === undefined) !== (links === undefined), {
    path: ['name'],
    error: 'needs either a "url" or two "links" below it',
  });

/** The eight discount cards (2-content-pages.md, "Student savings screen"). */
export const discountsSchema = z.object({
  heading: words({ atMost: 12 }),
  lead: sentence({ atMost: 30 }),
  visit: words({ atMost: 3 }),
  list: z.array(discount).length(8),
});

export type DiscountStrings = z.infer<typeof discountsSchema>;
