import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { entry } from './directory.schema.ts';

const heading = words({ atMost: 8 });

/** The collections of data beside the tools (3-decisions.md, "Tools"). */
export const dataPoolsSchema = z.object({
  heading,
  lead: sentence({ atMost: 45 }),
  needs: heading,
  ask: heading,
  visit: heading,
  list: z.array(z.object({ ...entry, needs: sentence({ atMost: 25 }), ask: sentence({ atMost: 25 }) })).min(6),
});

export type DataPoolsStrings = z.infer<typeof dataPoolsSchema>;
