import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const fileName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the name of a file in research-path/, without ".md"');

/** The modules of the research learning path in order, in the stages of a study. */
export const researchPathSchema = z.strictObject({
  stages: z
    .array(z.strictObject({ title: words(), description: sentence(), modules: z.array(fileName).min(1, 'needs at least one module') }))
    .min(1, 'needs at least one stage'),
});
