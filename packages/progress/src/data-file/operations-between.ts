import { setEthicalAi, setFlag, setKeptOffline, setMember } from '../changes.ts';
import type { Operation } from '../operations.ts';
import type { EthicalAiProgress, SectionName, Views } from '../sections.ts';

/** The changes of single items that lead from what a section shows to what it should show. */
export function operationsBetween(name: SectionName, { [name]: from }: Views, { [name]: to }: Views): readonly Operation[] {
  return between[name](from as never, to as never);
}

type Between<View> = (from: View, to: View) => readonly Operation[];

const membersBy =
  <Id>(set: (id: Id, on: boolean) => readonly Operation[]): Between<readonly Id[]> =>
  (from, to) => {
    const [before, after] = [new Set(from), new Set(to)];
    return [
      ...to.filter((id) => !before.has(id)).flatMap((id) => set(id, true)),
      ...from.filter((id) => !after.has(id)).flatMap((id) => set(id, false)),
    ];
  };
const members = membersBy<number>((id, on) => setMember(id, on));

const entries: Between<object> = (from, to) => {
  const before = new Map<string, string | number>(Object.entries(from));
  const after = new Map<string, string | number>(Object.entries(to));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({ kind: 'put', path: [name], to: after.get(name) }));
};

/** Entries that are themselves maps of texts. */
const maps: Between<Readonly<Record<string, object>>> = (from, to) =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    const before = new Map<string, string>(Object.entries(from[name] ?? {}));
    const after = new Map<string, string>(Object.entries(to[name] ?? {}));
    const changed = [...after].filter(([item, text]) => before.get(item) !== text);
    const removed = [...before.keys()].filter((item) => !after.has(item));
    return [
      ...changed.map(([item, text]) => ({ kind: 'put', path: [name, item], to: text }) as const),
      ...removed.map((item) => ({ kind: 'put', path: [name, item] }) as const),
    ];
  });

const ethicalAi: Between<EthicalAiProgress> = (from, { decisionAnswers, quizAnswers, checklist, ...to }) => {
  const differing = Object.entries(to).filter(([name, value]) => from[name as keyof typeof to] !== value);
  return setEthicalAi(from, { decisionAnswers, quizAnswers, checklist, ...Object.fromEntries(differing) });
};

const between: { readonly [Name in SectionName]: Between<Views[Name]> } = {
  completed: members,
  bookmarked: members,
  researchPath: members,
  notes: entries,
  answers: maps,
  ethicalAiCompleted: (from, to) => (from === to ? [] : setFlag(to)),
  ethicalAiProgress: ethicalAi,
  readingPlaces: maps,
  offline: membersBy(setKeptOffline),
  settings: entries,
};
