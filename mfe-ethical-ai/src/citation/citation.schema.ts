import { httpsAddress, sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 6 });
const heading = words({ atMost: 8 });
const field = z.object({ label, hint: sentence({ atMost: 25 }) });

/** The statement for a use, and what is added to it once the visitor confirms that. */
const statement = z.object({
  use: template(sentence({ atMost: 40 }), 'tool', 'company', 'dates', 'usage'),
  tick: sentence({ atMost: 20 }),
  confirmed: sentence({ atMost: 20 }),
});

const link = z.object({ words: words({ atMost: 16 }), url: httpsAddress() });

/** The words of the citation generator and the research log (2-content-pages.md sections 2 and 5, "Citation generator"). */
export const citationSchema = z.object({
  lead: sentence({ atMost: 35 }),
  tools: z.array(words({ atMost: 4 })).length(3),
  fields: z.object({
    tool: z.object({ label, choose: label, other: label }),
    otherName: field,
    version: field,
    company: field,
    dates: field,
    usage: field,
  }),
  alerts: z.object({ fields: words({ atMost: 8 }), otherName: words({ atMost: 8 }), copied: words({ atMost: 4 }) }),
  generate: label,
  copy: label,
  notCopied: sentence({ atMost: 30 }),
  result: heading,
  advice: sentence({ atMost: 40 }),
  tickFirst: sentence({ atMost: 30 }),
  statements: z.object({ writing: statement, literature: statement, analysis: statement, other: statement }),
  places: z.object({
    heading,
    lead: sentence({ atMost: 45 }),
    list: z.array(z.object({ place: words({ atMost: 5 }), what: sentence({ atMost: 35 }) })).min(3),
    note: sentence({ atMost: 45 }),
    link,
  }),
  references: z.object({
    heading,
    lead: sentence({ atMost: 50 }),
    list: z.array(z.object({ style: words({ atMost: 5 }), form: words({ atMost: 30 }), hint: sentence({ atMost: 30 }), link })).length(2),
  }),
  log: z.object({
    heading,
    lead: sentence({ atMost: 35 }),
    field: label,
    write: label,
    example: label,
    fields: z.array(z.object({ name: words({ atMost: 4 }), hint: sentence({ atMost: 15 }), example: words({ atMost: 15 }) })).length(7),
    csv: label,
    markdown: label,
  }),
});

export type CitationStrings = z.infer<typeof citationSchema>;
