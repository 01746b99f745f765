import { fieldLabel, type Project, ribbonOf } from './project.ts';

/** Projects with a ribbon are completed, all others active (1-platform.md section 4, "Projects"). */
export function splitProjects(projects: readonly Project[]): { readonly active: Project[]; readonly completed: Project[] } {
  return {
    active: projects.filter((project) => !ribbonOf(project)),
    completed: projects.filter(ribbonOf),
  };
}

/** What the visitor is looking for among the active projects. */
export interface SearchFilters {
  readonly query: string;
  /** A field's label; `undefined` for all. */
  readonly field: string | undefined;
}

/** Case-insensitive substring match on title or description (1-platform.md section 5), and the chosen field. */
export function findProjects(projects: readonly Project[], { query, field }: SearchFilters): Project[] {
  const text = query.trim().toLowerCase();
  return projects.filter(
    (project) =>
      (field === undefined || fieldLabel(project) === field) &&
      (project.title.toLowerCase().includes(text) || project.description.toLowerCase().includes(text)),
  );
}

/** Labels of the fields that occur, each once, in alphabetical order. */
export function fieldsOf(projects: readonly Project[]): string[] {
  // By code points: creating the first collator takes a browser as long as rendering the whole page.
  return [...new Set(projects.map(fieldLabel))].sort();
}
