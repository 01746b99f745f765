import { httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

const link = z.object({ words: words({ atMost: 10 }), url: httpsAddress() });

/** The beginning of the module page (2-content-pages.md, "Ethical-AI module page", item 1). */
export const heroSchema = z.object({
  badge: words({ atMost: 3 }),
  heading: words({ atMost: 10 }),
  lead: sentence({ atMost: 45 }),
  intro: z.object({
    text: sentence({ atMost: 110 })
      .regex(/\{ama\}/, 'must contain {ama}, where that link belongs')
      .regex(/\{europe\}/, 'must contain {europe}, where that link belongs'),
    links: z.object({ ama: link, europe: link }),
  }),
  /** Above the list of the page's sections. */
  contents: words({ atMost: 4 }),
  drawing: sentence({ atMost: 30 }),
  noScripts: sentence({ atMost: 45 }),
});

export type HeroStrings = z.infer<typeof heroSchema>;
