import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

/** The words of the page with the record. */
export const recordSchema = z.strictObject({
  lead: sentence(),
  noScripts: sentence(),
  name: z.strictObject({ label: words(), hint: sentence(), printed: template(words(), 'name') }),
  print: words(),
  asOf: template(words(), 'day', 'site', 'address'),
  notice: z.strictObject({ title: words(), text: sentence() }),
  courses: z.strictObject({ curriculum: words(), researchPath: words() }),
  completed: template(words(), 'n', 'total'),
  understood: template(words(), 'n', 'total'),
  notLoaded: sentence(),
  empty: z.strictObject({ title: words(), text: sentence(), link: words() }),
});
