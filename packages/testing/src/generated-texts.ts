import fc from 'fast-check';

/** What a browser stores, by key; `local` is for all tabs. */
interface Texts {
  readonly local: ReadonlyMap<string, string>;
  readonly tab: ReadonlyMap<string, string>;
}

const id = fc.nat(5);
const ids = fc.uniqueArray(id, { maxLength: 5 });
const noteText = fc.constantFrom('a', 'b', 'a longer note\nof two lines', ' a ', 'b\n— — —\na', '', ' \n ');
const answers = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat(3), { noNullPrototype: true });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const later = fc.constantFrom(undefined, { deep: [1, null, 'x'] }, 'text');

const documents: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'portal.curriculum.completed': ids,
  'portal.curriculum.bookmarked': ids,
  'portal.research-path.completed': ids,
  'portal.curriculum.notes': fc.dictionary(fc.constantFrom('1', '2', '3', '__proto__'), noteText, { noNullPrototype: true }),
  'portal.curriculum.answers': fc.dictionary(
    fc.constantFrom('1', 'path-1', '__proto__'),
    fc.dictionary(fc.constantFrom('which', 'why'), fc.constantFrom('a', 'b'), { noNullPrototype: true }),
    { noNullPrototype: true },
  ),
  'portal.reading.place': fc.dictionary(
    fc.constantFrom('curriculum', 'path', 'ethical-ai', '__proto__'),
    fc.record({
      address: fc.constantFrom('/modules/a', '/learn/b'),
      section: fc.constantFrom('one', 'two'),
      day: fc.constantFrom('2026-11-22', '2026-11-23'),
    }),
    { noNullPrototype: true },
  ),
  'portal.ethical-ai.completed': fc.boolean(),
  'portal.ethical-ai.progress': fc.record({
    decisionAnswers: maybe(answers),
    quizAnswers: maybe(answers),
    checklist: maybe(ids),
    completed: maybe(fc.boolean()),
    percentComplete: maybe(fc.nat(100)),
    dark: maybe(fc.boolean()),
    later,
  }),
  'portal.settings': fc.record({ theme: maybe(fc.constantFrom('light', 'dark', 'system')), lastModule: maybe(id), later }),
};

/** Texts as the portal writes them, key by key, some of them missing. */
const sound: fc.Arbitrary<Record<string, string>> = fc
  .record(Object.fromEntries(Object.entries(documents).map(([key, document]) => [key, maybe(document)])))
  .map((all) =>
    Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [[key, JSON.stringify(value)]]))),
  );

/** Texts that were not written as intended: damaged, from a newer release, from another app. */
const odd = fc.dictionary(
  fc.constantFrom(...Object.keys(documents), 'portal.garden.seeds', 'portal.curriculum.notes.damaged', 'theme', '__proto__'),
  fc.constantFrom('', '[1,', '[1,1,"x"]', '{"1":{"text":"newer"}}', 'null', '"\\ud800"', '\ud800', '{"theme":"sepia"}', 'plain'),
  { noNullPrototype: true },
);
const tab = fc.dictionary(
  fc.constantFrom('portal.curriculum.draft.3', 'portal.draft.project', 'portal.garden.seeds', '__proto__'),
  fc.constantFrom('begun', '{"answers":{}}', ''),
  { noNullPrototype: true },
);

const asTexts = ([local, mine]: readonly [Record<string, string>, Record<string, string>]): Texts => ({
  local: new Map(Object.entries(local)),
  tab: new Map(Object.entries(mine)),
});

/** What browsers contain if only this portal has written to them. */
export const soundTexts: fc.Arbitrary<Texts> = fc.tuple(sound, tab).map(asTexts);

/** What browsers may contain, whatever has happened to it. */
export const anyTexts: fc.Arbitrary<Texts> = fc
  .tuple(sound, odd, tab)
  .map(([good, bad, mine]) => asTexts([Object.fromEntries([...Object.entries(good), ...Object.entries(bad)]), mine]));
