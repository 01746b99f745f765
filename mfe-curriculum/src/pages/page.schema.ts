import { httpsAddress, sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const passage = z.strictObject({ title: words(), text: sentence() });
const door = z.strictObject({ title: words(), text: sentence(), link: words() });

/** The words of the modules page, apart from the modules' own. */
export const pageSchema = z.strictObject({
  badge: words(),
  heading: words(),
  intro: sentence(),
  noScripts: sentence(),
  /** The closing card: for visitors who have completed everything, and for others. */
  congratulations: z.strictObject({ title: words(), onTheWay: template(sentence(), 'count', 'total'), text: sentence() }),
  /** The two ways to learn: whom each is for, and how long it takes. */
  doors: z.strictObject({ basics: door, study: door }),
  /** Leads to the page for teachers. */
  inClass: z.strictObject({ text: sentence(), link: words() }),
  /** Leads to the templates and the data. */
  templates: z.strictObject({ text: sentence(), link: words() }),
  /** Link to what can be kept for offline reading. */
  offline: z.strictObject({ text: sentence(), link: words() }),
  /** Leads to the glossary. */
  glossary: z.strictObject({ text: sentence(), link: words() }),
  /** Leads to the record. */
  record: words(),
  notOpenYet: passage,
  /** Shown if the API says that there are no modules (1-platform.md section 2). */
  noModules: passage,
  /** Shown in place of a module if there is none to continue with. */
  goingOn: z.strictObject({ leftOff: sentence(), leftOffDone: sentence(), nextUnfinished: sentence() }),
  /** Shown if no module matches a filter. */
  filters: z.strictObject({ unfinished: passage, bookmarked: passage, 'with-notes': passage }),
  comingSoon: passage,
  loadFailed: passage,
  partFailed: passage,
  credits: sentence(),
  /** What readers may do with a text, before the name of the license and the link to the page for teachers. */
  license: z.strictObject({ text: words(), name: words(), address: httpsAddress(), inClass: words() }),
  notesHint: sentence(),
  notesSaved: sentence(),
  draft: z.strictObject({ title: words(), text: sentence(), restored: sentence() }),
  myNotes: z.strictObject({ lead: sentence(), empty: passage }),
});
