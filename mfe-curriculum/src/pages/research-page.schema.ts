import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

/** The words of the research learning path, apart from the modules' own. */
export const researchPageSchema = z.strictObject({
  badge: words(),
  heading: words(),
  intro: sentence(),
  noScripts: sentence(),
  congratulations: z.strictObject({
    title: words(),
    text: sentence(),
    onTheWay: z.strictObject({ title: words(), text: template(sentence(), 'count', 'total') }),
  }),
  loadFailed: z.strictObject({ title: words(), text: sentence() }),
  credits: sentence(),
});
