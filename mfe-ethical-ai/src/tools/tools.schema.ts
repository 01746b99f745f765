import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { TOOL_IDS } from './tool-ids.ts';

/** The tool cards and the frame of their panels (2-content-pages.md, "Ethical-AI module page", item 5). */
export const toolsSchema = z.object({
  heading: words({ atMost: 8 }),
  lead: sentence({ atMost: 25 }),
  cards: z.array(z.object({ title: words({ atMost: 7 }), description: sentence({ atMost: 15 }) })).length(TOOL_IDS.length),
  close: words({ atMost: 2 }),
  loading: words({ atMost: 5 }),
  failed: z.object({
    title: words({ atMost: 8 }),
    text: sentence({ atMost: 30 }),
    retry: words({ atMost: 3 }),
    trying: words({ atMost: 4 }),
  }),
});

export type ToolsStrings = z.infer<typeof toolsSchema>;
