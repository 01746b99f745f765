import { words } from '@portal/editorial';
import { z } from 'zod';

const textName = z.string().regex(/^(?:[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the file name of a text, without ".md"');

/** What a text of either course says about its place among the others. Only an opened text shows it, so lists do not contain it. */
export const readingOrder = {
  /** How long the tasks in the text take. */
  timeToDo: words().optional(),
  /** What to read first; the name of a text in the other course begins with its folder. */
  needs: z.array(textName).optional(),
  /** What to read next. */
  next: z.array(textName).optional(),
};
