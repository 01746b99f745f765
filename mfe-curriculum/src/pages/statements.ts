import strings from '../../content/page.yaml';

/** The module on the notebook tool names that tool's founders (1-platform.md section 2, "Reading view"). */
const NOTEBOOK_ID = 9;

/** Who made a module of the curriculum, and with what help. */
export function statementsOf(id: number): readonly string[] {
  return [strings.credits, strings.aiStatement, ...(id === NOTEBOOK_ID ? [strings.notebookFounders] : [])];
}
