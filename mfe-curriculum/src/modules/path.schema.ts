import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const fileName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the name of a file in modules/, without ".md"');

/** The six groups in order, and the modules outside the path (3-decisions.md, "Ids"). */
export const pathSchema = z.strictObject({
  groups: z
    .array(z.strictObject({ title: words(), description: sentence(), modules: z.array(fileName).min(1, 'needs at least one module') }))
    .length(6, 'must have six groups'),
  outside: z.array(fileName),
});
