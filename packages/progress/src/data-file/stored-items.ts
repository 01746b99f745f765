import { AREAS, isPassing, type StoredTexts, sectionOf, viewsOf } from './stored-texts.ts';

/** What people call the things that are stored. */
export const storedKinds = [
  'completed',
  'bookmarked',
  'notes',
  'answers',
  'researchPath',
  'ethicalAi',
  'readingPlaces',
  'offline',
  'settings',
  'noteDrafts',
  'formDrafts',
  'setAside',
  'other',
  'passing',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/** Single things of each kind: the name of each within its kind, and its content. */
export type StoredItems = Readonly<Record<StoredKind, ReadonlyMap<string, string>>>;

/** What kind of thing a key contains. */
export function kindOf(area: (typeof AREAS)[number], key: string): StoredKind {
  if (area === 'tab') {
    if (isPassing(key)) return 'passing';
    if (key.startsWith('portal.curriculum.draft.')) return 'noteDrafts';
    return key.startsWith('portal.draft.') ? 'formDrafts' : 'other';
  }
  const name = sectionOf(key);
  if (name) return name === 'ethicalAiCompleted' || name === 'ethicalAiProgress' ? 'ethicalAi' : name;
  return /^portal\..+\.damaged(\.\d+)?$/.test(key) ? 'setAside' : 'other';
}

/** Everything that is stored, item by item, to be counted and compared. A note of only blanks is not a note (1-platform.md section 5). */
export function itemsOf(texts: StoredTexts): StoredItems {
  const { completed, bookmarked, researchPath, notes, answers, ethicalAiCompleted, ethicalAiProgress, readingPlaces, offline, settings } =
    viewsOf(texts);
  const { decisionAnswers, quizAnswers, checklist } = ethicalAiProgress;
  const named = (prefix: string, map: object): [string, string][] =>
    Object.entries(map).map(([name, value]) => [prefix + name, String(value)]);
  const ids = (list: readonly (number | string)[], prefix = ''): [string, string][] => list.map((id) => [prefix + id, '']);
  const items: Record<StoredKind, Map<string, string>> = {
    completed: new Map(ids(completed)),
    bookmarked: new Map(ids(bookmarked)),
    researchPath: new Map(ids(researchPath)),
    notes: new Map(named('', notes).filter(([, text]) => text.trim() !== '')),
    answers: new Map(Object.entries(answers).flatMap(([text, items]) => named(`${text} `, items))),
    ethicalAi: new Map([
      ...(ethicalAiCompleted || ethicalAiProgress.completed ? [['completed', ''] as const] : []),
      ...named('decision ', decisionAnswers),
      ...named('quiz ', quizAnswers),
      ...ids(checklist, 'check '),
    ]),
    readingPlaces: new Map(Object.entries(readingPlaces).map(([course, { address, section }]) => [course, `${address}#${section}`])),
    offline: new Map(ids(offline)),
    settings: new Map(named('', settings)),
    noteDrafts: new Map(),
    formDrafts: new Map(),
    setAside: new Map(),
    other: new Map(),
    passing: new Map(),
  };
  for (const area of AREAS)
    for (const [key, text] of texts[area]) if (area === 'tab' || !sectionOf(key)) items[kindOf(area, key)].set(`${area} ${key}`, text);
  return items;
}

/** How many items of a kind are added, changed and removed. */
export interface StoredDifference {
  readonly kind: StoredKind;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** What would be different, kind by kind; kinds that stay the same are left out. */
export function differencesBetween(before: StoredTexts, after: StoredTexts): readonly StoredDifference[] {
  const [was, becomes] = [itemsOf(before), itemsOf(after)];
  return storedKinds
    .map((kind) => {
      const [old, next] = [was[kind], becomes[kind]];
      const stays = [...next.keys()].filter((name) => old.has(name));
      const changed = stays.filter((name) => old.get(name) !== next.get(name)).length;
      return { kind, added: next.size - stays.length, changed, removed: old.size - stays.length };
    })
    .filter(({ added, changed, removed }) => added + changed + removed > 0);
}
