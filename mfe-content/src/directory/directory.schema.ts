import { date, httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The day on which someone opened the link and confirmed that it was right. Only people set it; `npm run check -- --links` helps them. */
export const checked = date().optional();

/** What every entry of a list of links has: a real thing, one honest sentence, its home page. */
export const entry = {
  name: words({ atMost: 10 }),
  description: sentence({ atMost: 30 }),
  url: httpsAddress(),
  /** The country in which it is useful, if it is only one. */
  country: words({ atMost: 4 }).optional(),
  checked,
};

/** A link with its own words. */
export const namedLink = z.object({ label: words({ atMost: 8 }), url: httpsAddress(), checked });
