import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 6 });
const heading = words({ atMost: 8 });
const field = z.object({ label, hint: sentence({ atMost: 25 }) });

/** A statement that names everything that was entered. */
const statement = ['tool', 'company', 'dates', 'usage'].reduce(
  (text, name) => text.regex(new RegExp(`\\{${name}\\}`), `must contain {${name}}, which becomes what the visitor entered`),
  sentence({ atMost: 60 }),
);

/** The words of the citation generator and the research log (2-content-pages.md sections 2 and 5, "Citation generator"). */
export const citationSchema = z.object({
  lead: sentence({ atMost: 35 }),
  tools: z.array(words({ atMost: 4 })).length(3),
  fields: z.object({
    tool: z.object({ label, choose: label, other: label }),
    otherName: field,
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
  statements: z.object({ writing: statement, literature: statement, analysis: statement, other: statement }),
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
