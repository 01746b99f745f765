import type { Operation } from './operations.ts';
import type { Course, EthicalAiProgress, ReadingPlace, Settings } from './sections.ts';

type Answers = EthicalAiProgress['decisionAnswers'];

const field = (name: string, to: boolean | number | string | undefined): Operation[] =>
  to === undefined || Number.isNaN(to) ? [] : [{ kind: 'put', path: [name], to }];

/** Adds a module id to a list of ids or removes it. Anything that is not an id changes nothing. */
export function setMember(id: number, on: boolean, path: readonly string[] = []): Operation[] {
  return Number.isSafeInteger(id) ? [{ kind: 'member', path, id, on }] : [];
}

/** Adds a set of pages to what is kept for offline reading, or removes it. */
export function setKeptOffline(id: string, on: boolean): Operation[] {
  return [{ kind: 'member', path: [], id, on }];
}

/** The note of a module; an empty text removes the note. */
export function setNote(id: number, text: string): Operation[] {
  return [{ kind: 'put', path: [String(id)], to: text === '' ? undefined : text }];
}

/** The option that was chosen for an item of a text. */
export function setAnswer(text: string, item: string, option: string): Operation[] {
  return [{ kind: 'put', path: [text, item], to: option }];
}

/** Where the visitor last read in a course. */
export function setReadingPlace(course: Course, { address, section, day }: ReadingPlace): Operation[] {
  return Object.entries({ address, section, day }).map(([name, to]) => ({ kind: 'put', path: [course, name], to }));
}

/** A section that is only a yes or no. */
export function setFlag(on: boolean): Operation[] {
  return [{ kind: 'put', path: [], to: on }];
}

/** The given settings; a setting that is left out or undefined does not change. */
export function setSettings(part: Settings): Operation[] {
  return [...field('theme', part.theme), ...field('lastModule', part.lastModule)];
}

/**
 * The given fields of the ethical-AI progress; a field that is left out or undefined does not change. Of answers and check marks, only
 * those that differ from what the caller saw change, so that answers given in another tab stay.
 */
export function setEthicalAi(seen: EthicalAiProgress, part: Partial<EthicalAiProgress>): Operation[] {
  return [
    ...setAnswers('decisionAnswers', seen.decisionAnswers, part.decisionAnswers),
    ...setAnswers('quizAnswers', seen.quizAnswers, part.quizAnswers),
    ...setTicks(seen.checklist, part.checklist),
    ...field('completed', part.completed),
    ...field('percentComplete', part.percentComplete),
    ...field('dark', part.dark),
  ];
}

function setAnswers(name: string, seen: Answers, wanted: Answers = seen): Operation[] {
  const questions = [...new Set([...Object.keys(seen), ...Object.keys(wanted)])];
  return questions
    .filter((question) => seen[question] !== wanted[question])
    .map((question) => ({ kind: 'put', path: [name, question], to: wanted[question] }));
}

function setTicks(seen: readonly number[], wanted: readonly number[] = seen): Operation[] {
  const ticked = wanted.filter((index) => !seen.includes(index)).flatMap((index) => setMember(index, true, ['checklist']));
  const unticked = seen.filter((index) => !wanted.includes(index)).flatMap((index) => setMember(index, false, ['checklist']));
  return [...ticked, ...unticked];
}
