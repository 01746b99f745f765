import words from '../../content/page.yaml';
import type { PageWords } from './page-words.schema.ts';

/** The words of the page, as `npm run check` has checked them. */
export const pageWords = words as PageWords;
