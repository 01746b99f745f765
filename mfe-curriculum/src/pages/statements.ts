import { site } from '@portal/shell-api';
import strings from '../../content/page.yaml';

/** The module on the notebook tool names that tool's founders (1-platform.md section 2, "Reading view"). */
const NOTEBOOK_ID = 9;

/** Who made a module of the curriculum, and with what help. */
export function statementsOf(id: number): readonly string[] {
  const { notebookFounders } = site.claims ?? {};
  return [...madeBy(strings.credits), ...(id === NOTEBOOK_ID && notebookFounders ? [notebookFounders.says] : [])];
}

/** Who made the modules of a course, with its own words about them, and how AI helped. */
export function madeBy(credits: string): readonly string[] {
  if (!site.claims) return [credits];
  const { authors, aiHelp } = site.claims;
  return [`${authors.says} ${credits}`, aiHelp.says];
}
