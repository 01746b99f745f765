import type { Answer } from '@portal/api-client';
import { projectDurations, projectFields } from '@portal/contracts';

type Sent = Answer<'get', '/api/projects'>[number];

/** A project as the page shows it; a missing number of places counts as 0 (1-platform.md section 3, "Project"). */
export type Project = Omit<Sent, 'maxMembers'> & { readonly maxMembers?: number };

/** Whether a row of the list has what a card needs. Duration and number of places may be missing. */
export function isProject(row: unknown): row is Project {
  const { id, title, description, field, duration, memberCount, maxMembers } = (row ?? {}) as Partial<Record<keyof Project, unknown>>;
  const texts = [title, description, field, duration ?? ''];
  const numbers = [id, memberCount, maxMembers ?? 0];
  return texts.every((text) => typeof text === 'string') && numbers.every((number) => typeof number === 'number');
}

/** Shown under a different field from the stored one (1-platform.md section 3, "Project"). */
const RELABELLED = new Map([[6, 'Higher Education & Computer Science']]);

const LABELS = new Map<string, string>([
  ...projectFields.map(({ value, label }) => [value, label] as const),
  ['medicine-higher-education', 'Medicine & Higher Education'],
  ['creative-writing-higher-education', 'Creative Writing & Higher Education'],
]);

const DURATIONS = new Map<string, string>(projectDurations.map(({ value, label }) => [value, label]));

/** Completed projects and their ribbons, by exact title (1-platform.md section 2, "Collaboration Hub"). */
const RIBBONS = new Map([
  ['Thoracic Oncology', 'Submitted for publication'],
  ['Op-Ed: Empathy and Humility as Evidence-Based Medicine', 'Submitted to the editor'],
]);

/** The field's label; for an unknown slug, each hyphen-separated word with a capital letter. */
export function fieldLabel({ id, field }: Pick<Project, 'id' | 'field'>): string {
  return RELABELLED.get(id) ?? LABELS.get(field) ?? field.split('-').map(capitalized).join(' ');
}

/** The duration's label; for an unknown slug, every hyphen becomes a space (3-decisions.md, "Duration"). */
export function durationLabel(duration: string): string {
  return DURATIONS.get(duration) ?? duration.replaceAll('-', ' ');
}

/** Members and places, as "3/10". */
export function membersLabel({ memberCount, maxMembers }: Pick<Project, 'memberCount' | 'maxMembers'>): string {
  return `${memberCount}/${maxMembers ?? 0}`;
}

/** What the ribbon of a completed project says; an active project has none. */
export function ribbonOf({ title }: Pick<Project, 'title'>): string | undefined {
  return RIBBONS.get(title);
}

/** Why the button of a project is disabled. */
export function closedBecause(project: Project): 'sample' | 'completed' | 'full' | 'closed' {
  if (project.sample) return 'sample';
  if (ribbonOf(project)) return 'completed';
  return project.memberCount >= (project.maxMembers ?? 0) ? 'full' : 'closed';
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
