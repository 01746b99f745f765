import { words } from '@portal/editorial';
import { z } from 'zod';

const textName = z.string().regex(/^(?:[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the name of a text\'s file, without ".md"');

/** What a text of either course says of its place among the others. Only an opened text shows it, so lists do not have it. */
export const readingOrder = {
  /** How long it takes to do what the text asks for. */
  timeToDo: words().optional(),
  /** What to read first; a text of the other course has its folder before its name. */
  needs: z.array(textName).optional(),
  /** What to read afterwards. */
  next: z.array(textName).optional(),
};
