import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 8 });
const label = words({ atMost: 4 });
const tier = z.object({ word: label, text: sentence({ atMost: 20 }) });

/** The words of the quiz (2-content-pages.md section 2, "Quiz panel"). */
export const quizSchema = z.object({
  lead: sentence({ atMost: 30 }),
  questions: z
    .array(
      z.object({
        question: sentence({ atMost: 25 }),
        options: z.array(words({ atMost: 15 })).length(4),
        why: sentence({ atMost: 45 }),
      }),
    )
    .length(5),
  waiting: template(sentence({ atMost: 15 }), 'answered', 'total'),
  ready: template(sentence({ atMost: 15 }), 'total'),
  submit: label,
  result: z.object({
    heading,
    score: template(words({ atMost: 8 }), 'score', 'total'),
    tiers: z.object({ excellent: tier, good: tier, review: tier }),
    retake: label,
  }),
  review: z.object({ heading, right: label, wrong: label, yours: label, solution: label }),
});

export type QuizStrings = z.infer<typeof quizSchema>;
