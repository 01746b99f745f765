import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The words of `/glossary` around its terms. */
export const glossaryPageSchema = z.strictObject({ heading: words(), lead: sentence(), explainedIn: words(), letters: words() });
