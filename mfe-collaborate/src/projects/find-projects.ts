import { fieldLabel, type Project, ribbonOf } from './project.ts';

/** Completed are the projects with a ribbon, active all others (1-platform.md section 4, "Projects"). */
export function splitProjects(projects: readonly Project[]): { readonly active: Project[]; readonly completed: Project[] } {
  return {
    active: projects.filter((project) => !ribbonOf(project)),
    completed: projects.filter(ribbonOf),
  };
}

/** What the visitor looks for among the active projects. */
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

/** Labels of the fields that are present, each once, by the alphabet. */
export function fieldsOf(projects: readonly Project[]): string[] {
  // By code points: a browser takes as long to set up its first collator as to render the whole page.
  return [...new Set(projects.map(fieldLabel))].sort();
}
