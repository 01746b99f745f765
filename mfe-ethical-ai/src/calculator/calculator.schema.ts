import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { MEANING } from './calculator-rules.ts';

const label = words({ atMost: 4 });
const heading = words({ atMost: 6 });
const option = z.object({ label: words({ atMost: 5 }), issue: sentence({ atMost: 45 }).optional() });
const outcome = z.object({ word: words({ atMost: 2 }), text: sentence({ atMost: 20 }) });

/** Four options; exactly those that the rules call a problem have an issue. */
const optionsOf = (meaning: (typeof MEANING)[number]) =>
  z
    .array(option)
    .length(meaning.length)
    .check(
      z.refine(
        (options: readonly { readonly issue?: string | undefined }[]) => options.every(({ issue }, index) => !issue === !meaning[index]),
        {
          error: `must give an "issue" to exactly these options: ${meaning.flatMap((severity, index) => (severity ? [index + 1] : [])).join(', ')}`,
        },
      ),
    );
const question = (meaning: (typeof MEANING)[number]) => z.object({ question: sentence({ atMost: 20 }), options: optionsOf(meaning) });
const [first = [], second = [], third = [], fourth = [], fifth = []] = MEANING;

/** The words of the decision calculator (2-content-pages.md sections 2 and 5, "Decision calculator"). */
export const calculatorSchema = z.object({
  lead: sentence({ atMost: 35 }),
  questions: z.tuple([question(first), question(second), question(third), question(fourth), question(fifth)]),
  calculate: label,
  again: label,
  unanswered: words({ atMost: 15 }),
  result: z.object({
    heading,
    outcomes: z.object({ stop: outcome, caution: outcome, proceed: outcome }),
    issues: heading,
    severities: z.object({ critical: label, caution: label }),
  }),
  statement: z.object({
    heading,
    lead: sentence({ atMost: 25 }),
    title: words({ atMost: 10 }),
    outcome: heading,
    issues: heading,
    none: label,
    answers: heading,
    source: sentence({ atMost: 35 })
      .regex(/\{date\}/, 'must contain {date}, which becomes the day')
      .regex(/\{address\}/, 'must contain {address}, which becomes a link'),
    copy: label,
    print: label,
    copied: sentence({ atMost: 6 }),
    notCopied: sentence({ atMost: 30 }),
  }),
});

export type CalculatorStrings = z.infer<typeof calculatorSchema>;
