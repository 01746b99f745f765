import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const LARGE_CARDS = ['/modules', '/collaborate', '/tools'] as const;
const SMALL_CARDS = ['/submit', '/volunteer', '/donate', '/code-of-conduct'] as const;
const RESOURCES = [
  '/resources',
  '/inspiring-people',
  '/medical-students',
  '/ai-life-easier',
  '/student-savings',
  '/safety-guidelines',
  '/team',
  '/feedback',
] as const;

const heading = words({ atMost: 12 });

const cards = <const Pages extends readonly string[]>(pages: Pages, text: z.ZodString) =>
  z.array(z.object({ page: z.enum(pages), title: words({ atMost: 3 }), text })).length(pages.length);

const side = z.object({ heading, text: z.array(sentence({ atMost: 60 })).min(1) });

/** The words of the home page, from top to bottom (1-platform.md section 2, "Home page"). */
export const homeSchema = z.object({
  hero: z.object({
    lead: sentence({ atMost: 45 }),
    button: words({ atMost: 3 }),
    note: sentence({ atMost: 20 }),
    goOn: words({ atMost: 8 }),
    done: template(words({ atMost: 8 }), 'count', 'total'),
    logo: words({ atMost: 6 }),
  }),
  film: z.object({
    caption: sentence({ atMost: 30 }),
    label: words({ atMost: 8 }),
    captions: words({ atMost: 2 }),
    download: sentence({ atMost: 20 }),
  }),
  why: z.object({ heading, problem: side, solution: side }),
  steps: z.object({
    heading,
    lead: sentence({ atMost: 30 }),
    list: z.array(z.object({ heading: words({ atMost: 3 }), text: sentence({ atMost: 30 }) })).length(3),
  }),
  begin: z.object({ heading, cards: cards(LARGE_CARDS, sentence({ atMost: 30 })) }),
  takePart: z.object({ heading, cards: cards(SMALL_CARDS, words({ atMost: 8 })) }),
  explore: z.object({ heading, lead: sentence({ atMost: 20 }), cards: cards(RESOURCES, words({ atMost: 16 })) }),
  partners: z.object({ heading, state: words({ atMost: 3 }), text: sentence({ atMost: 40 }), link: words({ atMost: 6 }) }),
});

export type HomeStrings = z.infer<typeof homeSchema>;
