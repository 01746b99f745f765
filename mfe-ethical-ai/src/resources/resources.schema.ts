import { httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 8 });
const lead = sentence({ atMost: 30 });
const link = z.object({ words: words({ atMost: 16 }), url: httpsAddress() });
const sources = z.array(link).min(1);
const practices = z.object({ heading: words({ atMost: 3 }), list: z.array(words({ atMost: 14 })).min(3) });

/** The words of the learning resources (2-content-pages.md section 2, "Learning resources panel"). */
export const resourcesSchema = z.object({
  pillars: z.object({
    heading,
    lead,
    list: z.array(z.object({ title: words({ atMost: 2 }), text: sentence({ atMost: 30 }) })).length(3),
    link,
  }),
  test: z.object({
    heading,
    lead,
    questions: z.array(z.object({ question: sentence({ atMost: 5 }), hint: sentence({ atMost: 15 }) })).length(3),
    verdict: sentence({ atMost: 8 }),
  }),
  medical: z.object({ heading, lead, links: z.array(link.extend({ about: sentence({ atMost: 25 }) })).length(3) }),
  practices: z.object({ heading, lead, safe: practices, notSafe: practices }),
  accused: z.object({
    heading,
    lead,
    steps: z.array(sentence({ atMost: 40 })).min(3),
    detectors: z.object({ heading, list: z.array(sentence({ atMost: 55 })).min(3) }),
    before: z.object({ heading, text: sentence({ atMost: 40 }) }),
    note: sentence({ atMost: 25 }),
    sources,
  }),
  cases: z.object({
    heading,
    lead,
    result: words({ atMost: 2 }),
    source: words({ atMost: 2 }),
    list: z
      .array(z.object({ title: words({ atMost: 12 }), description: sentence({ atMost: 50 }), result: sentence({ atMost: 40 }), sources }))
      .min(3),
  }),
});

export type ResourcesStrings = z.infer<typeof resourcesSchema>;
