import { isBlank } from '@portal/contracts';
import type { ProjectAnswers } from './project.rules.ts';

/** The four steps and their fields (1-platform.md section 2, "Submit Project"). */
export const STEPS = [
  { id: 'info', fields: ['title', 'field', 'description'] },
  { id: 'details', fields: ['duration', 'teamSize', 'skillLevel', 'skills'] },
  { id: 'contact', fields: ['contactName', 'contactEmail'] },
  { id: 'agreement', fields: ['safetyAgreement', 'collaborationAgreement', 'dataAgreement'] },
] as const satisfies readonly { id: string; fields: readonly (keyof ProjectAnswers)[] }[];

export type StepId = (typeof STEPS)[number]['id'];

/** How many fields of each step are filled in; a checkbox counts when it is checked. */
export function filledOf(answers: Partial<ProjectAnswers>): readonly number[] {
  return STEPS.map(({ fields }) => fields.filter((field) => isFilled(answers[field])).length);
}

/** The next step: the first that is not completed; undefined if all are. */
export function currentStep(filled: readonly number[]): number | undefined {
  const index = STEPS.findIndex(({ fields }, step) => (filled[step] ?? 0) < fields.length);
  return index === -1 ? undefined : index;
}

function isFilled(answer: string | boolean | undefined): boolean {
  return typeof answer === 'string' ? !isBlank(answer) : answer === true;
}
