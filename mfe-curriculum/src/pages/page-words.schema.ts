import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const passage = z.strictObject({ title: words(), text: sentence() });

/** The words of the modules page beside the modules' own. */
export const pageWordsSchema = z.strictObject({
  badge: words(),
  heading: words(),
  intro: sentence(),
  noScripts: sentence(),
  congratulations: passage,
  notOpenYet: passage,
  comingSoon: passage,
  loadFailed: passage,
  credits: sentence(),
  aiStatement: sentence(),
  notebookFounders: sentence(),
  notesHint: sentence(),
  notesSaved: sentence(),
});

/** What page.yaml says. */
export type PageWords = z.infer<typeof pageWordsSchema>;
