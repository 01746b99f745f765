import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const part = z.strictObject({ title: words(), text: sentence() });

/** The words of the page with templates and data to download. */
export const templatesPageSchema = z.strictObject({
  heading: words(),
  intro: sentence(),
  templates: part,
  data: part,
  license: sentence(),
  usedIn: words(),
});
