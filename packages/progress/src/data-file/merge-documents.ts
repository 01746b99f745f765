import { isList, isMap, type Json } from '../operations.ts';
import type { SectionName } from '../sections.ts';
import { mergeNotes } from './merge-notes.ts';

/** The result of merging two values at the same place: the browser's own, and the file's. */
type Rule = (mine: Json, theirs: Json) => Json;

const own: Rule = (mine) => mine;
const either: Rule = (mine, theirs) => (typeof mine === 'boolean' ? mine || theirs === true : mine);
const larger: Rule = (mine, theirs) => (typeof mine === 'number' && typeof theirs === 'number' ? Math.max(mine, theirs) : mine);
const note: Rule = (mine, theirs) => (typeof mine === 'string' && typeof theirs === 'string' ? mergeNotes(mine, theirs) : mine);

const dayOf = (place: Json) => (isMap(place) && typeof place.day === 'string' ? place.day : '');
/** Of two places, the one that was read later. */
const later: Rule = (mine, theirs) => (dayOf(theirs) > dayOf(mine) ? theirs : mine);

const unite: Rule = (mine, theirs) => {
  if (!isList(mine) || !isList(theirs)) return mine;
  const known = new Set(mine.map((member) => JSON.stringify(member)));
  return [...mine, ...theirs.filter((member) => !known.has(JSON.stringify(member)))];
};

/** Every entry by the rule for its name; an entry that only one of the two has stays. */
function entries(ruleOf: (name: string) => Rule): Rule {
  return (mine, theirs) => {
    if (!isMap(mine) || !isMap(theirs)) return mine;
    const both = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    return Object.fromEntries(
      both.map((name) => {
        const [before, added] = [mine, theirs].map((map) => (Object.hasOwn(map, name) ? map[name] : undefined));
        if (before === undefined) return [name, added ?? null];
        return [name, added === undefined ? before : ruleOf(name)(before, added)];
      }),
    );
  };
}

const answers = entries(() => own);
const ethicalAi: Readonly<Record<string, Rule>> = {
  decisionAnswers: answers,
  quizAnswers: answers,
  checklist: unite,
  completed: either,
  // The next check mark updates it from the marks.
  percentComplete: larger,
};

const rules: Readonly<Record<SectionName, Rule>> = {
  completed: unite,
  bookmarked: unite,
  researchPath: unite,
  notes: entries(() => note),
  answers: entries(() => answers),
  ethicalAiCompleted: either,
  ethicalAiProgress: entries((name) => (Object.hasOwn(ethicalAi, name) ? ethicalAi[name] : undefined) ?? own),
  readingPlaces: entries(() => later),
  offline: unite,
  settings: entries(() => own),
};

/**
 * Merges a document of a file into the browser's own (3-decisions.md, "Browser-kept data"): "sets unite, completed wins, two different
 * notes are both kept in text order, the browser's own answers win". What is not understood stays as it is. Merging twice is merging
 * once; for sets, "completed" and notes it makes no difference which of the two is the browser's own.
 */
export function mergeDocuments(name: SectionName, mine: Json, theirs: Json): Json {
  return rules[name](mine, theirs);
}
