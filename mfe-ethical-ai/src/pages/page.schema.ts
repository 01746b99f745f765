import { z } from 'zod';
import { aboutSchema } from '../about/about.schema.ts';
import { institutionSchema } from '../advice/institution.schema.ts';
import { completionSchema } from '../completion/completion.schema.ts';
import { heroSchema } from '../hero/hero.schema.ts';
import { objectivesSchema } from '../objectives/objectives.schema.ts';
import { stepsSchema } from '../steps/steps.schema.ts';
import { toolsSchema } from '../tools/tools.schema.ts';

/** The words of the page's frame, from top to bottom. */
export const pageSchema = z.object({
  hero: heroSchema,
  objectives: objectivesSchema,
  institution: institutionSchema,
  tools: toolsSchema,
  completion: completionSchema,
  steps: stepsSchema,
  about: aboutSchema,
});
