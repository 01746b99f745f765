import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 8 });
/** A text in which the page puts something: the names in curly brackets have to be there. */
const template = (...names: readonly string[]) =>
  words({ atMost: 20 }).check(
    z.refine((text: string) => names.every((name) => text.includes(`{${name}}`)), {
      error: `must hold ${names.map((name) => `{${name}}`).join(' and ')}, which the page fills in`,
    }),
  );

/** The words of the AI tools page (1-platform.md section 2, "AI Tools and Data Pools Directory"). */
export const toolsPageSchema = z.object({
  head: z.object({ badge: label, heading: label, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }) }),
  search: z.object({
    label,
    placeholder: words({ atMost: 10 }),
    count: template('count', 'query'),
    categoryCount: template('count', 'category'),
    filter: label,
    filterHeading: label,
    all: label,
    chosen: template('category'),
    remove: label,
    withoutScripts: sentence({ atMost: 25 }),
  }),
  empty: z.object({ heading: label, withQuery: template('query'), withoutQuery: sentence({ atMost: 20 }), showAll: label }),
  card: z.object({ feature: label, pricing: label, visit: label, featured: label }),
  more: z.object({ heading: label, text: words({ atMost: 20 }) }),
});

export type ToolsPageWords = z.infer<typeof toolsPageSchema>;
