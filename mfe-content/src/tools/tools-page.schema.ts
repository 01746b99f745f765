import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 8 });

/** The words of the AI tools page (1-platform.md section 2, "AI Tools and Data Pools Directory"). */
export const toolsPageSchema = z.object({
  head: z.object({ badge: label, heading: label, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }) }),
  search: z.object({
    label,
    placeholder: words({ atMost: 10 }),
    count: template(words({ atMost: 20 }), 'count', 'query'),
    categoryCount: template(words({ atMost: 20 }), 'count', 'category'),
    filter: label,
    filterHeading: label,
    all: label,
    chosen: template(words({ atMost: 20 }), 'category'),
    remove: label,
    withoutScripts: sentence({ atMost: 25 }),
  }),
  empty: z.object({
    heading: label,
    withQuery: template(words({ atMost: 20 }), 'query'),
    withoutQuery: sentence({ atMost: 20 }),
    showAll: label,
  }),
  card: z.object({ feature: label, pricing: label, visit: label, featured: label }),
  more: z.object({ heading: label, text: words({ atMost: 20 }) }),
});

export type ToolsPageStrings = z.infer<typeof toolsPageSchema>;
