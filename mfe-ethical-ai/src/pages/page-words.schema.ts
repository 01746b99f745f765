import { z } from 'zod';
import { aboutSchema } from '../about/about.schema.ts';
import { completionSchema } from '../completion/completion.schema.ts';
import { heroSchema } from '../hero/hero.schema.ts';
import { objectivesSchema } from '../objectives/objectives.schema.ts';
import { stepsSchema } from '../steps/steps.schema.ts';

/** The words of the page beside those of the quiz and the checklist, from top to bottom. */
export const pageWordsSchema = z.object({
  hero: heroSchema,
  objectives: objectivesSchema,
  completion: completionSchema,
  steps: stepsSchema,
  about: aboutSchema,
});

export type PageWords = z.infer<typeof pageWordsSchema>;
