import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** Facts of the organization that pages show (3-decisions.md, "Factual claims"). */
export const organizationSchema = z.object({
  /** The home page's claims (1-platform.md section 1), except the first, which is in `shell/site.config.ts`. */
  claims: z.array(words({ atMost: 10 })).length(3),
  /** That the team uses each productivity tool, that all have a free tier, and that there is no affiliation (2-content-pages.md). */
  productivityNote: sentence({ atMost: 45 }),
});
