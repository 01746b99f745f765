import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 12 });
const text = sentence({ atMost: 60 });
/** A text in which the page puts something: the names in curly brackets have to be there, and no others. */
const template = (...names: readonly string[]) =>
  words({ atMost: 40 }).check(
    z.refine((value: string) => [...value.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).join() === names.join(), {
      error: `must hold ${names.map((name) => `{${name}}`).join(' and ')} in this order and nothing else in curly brackets`,
    }),
  );
const kind = z.object({ name: label, text, one: label, many: template('n') });
const way = z.object({ label, text, button: label });

/** The words of "Your Data" (3-decisions.md, "Browser-kept data"). */
export const yourDataSchema = z.object({
  head: z.object({ badge: label, heading: label, lead: text, drawing: sentence({ atMost: 30 }) }),
  kept: z.object({
    heading: label,
    lead: text,
    unknown: label,
    withoutScripts: text,
    none: label,
    size: template('size'),
    blocked: text,
    every: z.object({
      heading: label,
      lead: text,
      none: text,
      here: template('name', 'kind', 'count'),
      tab: template('name', 'kind', 'count'),
    }),
  }),
  kinds: z.object({
    completed: kind,
    bookmarked: kind,
    notes: kind,
    researchPath: kind,
    ethicalAi: kind,
    settings: kind,
    noteDrafts: kind,
    formDrafts: kind,
    setAside: kind,
    other: kind,
    passing: kind,
  }),
  save: z.object({ heading: label, text, button: label, done: template('file'), fileName: z.string().regex(/^[a-z-]+$/) }),
  bring: z.object({
    heading: label,
    text,
    label,
    hint: text,
    reading: label,
    problemTitle: label,
    madeAt: template('date'),
    choice: label,
    merge: way,
    replace: way,
    preview: label,
    from: template('file'),
    same: text,
    cancel: label,
    added: template('n'),
    changed: template('n'),
    removed: template('n'),
  }),
  clear: z.object({
    heading: label,
    text,
    button: label,
    confirm: label,
    goes: label,
    nothing: text,
    tabs: text,
    yes: label,
    no: label,
  }),
  outcome: z.object({
    merged: label,
    replaced: label,
    cleared: label,
    undone: label,
    failed: label,
    text,
    undoUntil: text,
    undo: label,
    undoBefore: label,
    full: text,
    blocked: text,
  }),
  problems: z.object({
    unreadable: template('file'),
    empty: template('file'),
    tooLarge: template('file', 'size', 'limit'),
    notText: template('file'),
    notJson: template('file'),
    cutOff: template('file'),
    otherProgram: template('file'),
    noVersion: template('file'),
    newerVersion: template('file', 'version', 'known'),
    tooDeep: template('file'),
    twice: template('file', 'name'),
    part: template('file', 'name'),
    section: template('file', 'name', 'expected'),
    entry: template('file', 'name'),
  }),
  expected: z.object({
    completed: label,
    bookmarked: label,
    researchPath: label,
    notes: label,
    ethicalAiCompleted: label,
    ethicalAiProgress: words({ atMost: 15 }),
    settings: label,
  }),
});

export type YourDataWords = z.infer<typeof yourDataSchema>;
