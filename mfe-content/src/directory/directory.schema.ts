import { date, httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The day on which somebody opened the link and saw that it is right. Nothing sets it but people; `npm run check -- --links` helps them. */
export const checked = date().optional();

/** What every entry of a list of links has: a real thing, one honest sentence, its home page. */
export const entry = {
  name: words({ atMost: 10 }),
  description: sentence({ atMost: 30 }),
  url: httpsAddress(),
  /** The country where it is of use, where it is only one. */
  country: words({ atMost: 4 }).optional(),
  checked,
};

/** A link with words of its own. */
export const namedLink = z.object({ label: words({ atMost: 8 }), url: httpsAddress(), checked });
