import words from '../../content/research-page.yaml';
import type { ResearchWords } from './research-words.schema.ts';

/** The words of the page, as `npm run check` has checked them. */
export const researchWords = words as ResearchWords;
