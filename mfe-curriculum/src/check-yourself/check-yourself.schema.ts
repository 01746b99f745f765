import { template, words } from '@portal/editorial';
import { z } from 'zod';

/** The words under "Check Yourself". In a separate file, because they are fetched with a text and not with a page. */
export const checkYourselfSchema = z.strictObject({
  verdicts: z.strictObject({ right: words(), wrong: words() }),
  understood: template(words(), 'n', 'total'),
});
