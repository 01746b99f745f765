import { anyTexts, plainTexts, soundTexts, storedTexts } from '@portal/testing';
import fc from 'fast-check';
import { cleared, merged, replaced, undone, withUnsaved } from './next-texts.ts';
import { differencesBetween, itemsOf } from './stored-items.ts';
import { viewsOf } from './stored-texts.ts';

const COMPLETED = 'portal.curriculum.completed';
const NOTES = 'portal.curriculum.notes';

describe('what takes the place of everything', () => {
  it('is what the file holds; passing marks of the tab stay', () => {
    const now = storedTexts({ [COMPLETED]: '[1]', theme: 'x' }, { 'portal.target-module': '3', 'portal.draft.project': '{}' });
    const file = storedTexts({ [NOTES]: '{"1":"a"}' }, { 'portal.curriculum.draft.1': 'begun', 'portal.target-module': '9' });
    expect(plainTexts(replaced(now, file))).toEqual({
      local: { [NOTES]: '{"1":"a"}' },
      tab: { 'portal.curriculum.draft.1': 'begun', 'portal.target-module': '3' },
    });
  });

  it('clears and brings back: equal progress', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        expect(plainTexts(merged(cleared, texts))).toEqual(plainTexts(texts));
        expect(plainTexts(replaced(cleared, texts))).toEqual(plainTexts(texts));
      }),
    );
  });
});

describe('merging', () => {
  it('keeps the browser’s own drafts and unknown entries, and adds those that it has not', () => {
    const now = storedTexts({ 'portal.garden.seeds': 'mine' }, { 'portal.draft.project': 'mine' });
    const file = storedTexts(
      { 'portal.garden.seeds': 'theirs', b: 'theirs' },
      { 'portal.draft.project': 'theirs', 'portal.draft.feedback': 'theirs' },
    );
    expect(plainTexts(merged(now, file))).toEqual({
      local: { 'portal.garden.seeds': 'mine', b: 'theirs' },
      tab: { 'portal.draft.project': 'mine', 'portal.draft.feedback': 'theirs' },
    });
  });

  it('puts a damaged text aside, beside an earlier one, and leaves the browser’s own where the file’s is damaged', () => {
    const now = storedTexts({ [COMPLETED]: '[1,', [`${COMPLETED}.damaged`]: 'earlier', [NOTES]: '{"1":"a"}' });
    expect(plainTexts(merged(now, storedTexts({ [COMPLETED]: '[2]', [NOTES]: 'damaged' }))).local).toEqual({
      [COMPLETED]: '[2]',
      [`${COMPLETED}.damaged`]: 'earlier',
      [`${COMPLETED}.damaged.2`]: '[1,',
      [NOTES]: '{"1":"a"}',
    });
  });
});

describe('taking a step back', () => {
  it('brings back exactly what was there', () => {
    fc.assert(
      fc.property(anyTexts, anyTexts, fc.constantFrom('merge', 'replace', 'clear'), (before, file, way) => {
        const after = way === 'clear' ? cleared : (way === 'merge' ? merged : replaced)(before, file);
        expect(plainTexts(undone(after, before, after))).toEqual(plainTexts(before));
      }),
      { numRuns: 300 * MORE_RUNS },
    );
  });

  it('leaves what was changed since: of a section each item for itself, of another key the whole text', () => {
    const before = storedTexts({ [COMPLETED]: '[1,2]', [NOTES]: '{"1":"mine"}', a: 'before' });
    const after = storedTexts({ [COMPLETED]: '[2,3]', [NOTES]: '{"1":"theirs","2":"theirs"}', a: 'after' });
    const now = storedTexts({ [COMPLETED]: '[2,3,4]', [NOTES]: '{"1":"theirs","2":"theirs","5":"since"}', a: 'since' });
    expect(plainTexts(undone(now, before, after)).local).toEqual({
      [COMPLETED]: '[2,4,1]',
      [NOTES]: '{"1":"mine","5":"since"}',
      a: 'since',
    });
  });
});

describe('what the page shows and the browser could not keep', () => {
  it('is there as well, and everything else stays as it is', () => {
    const now = storedTexts({ [COMPLETED]: '[1]', [NOTES]: 'damaged', 'portal.settings': '{"later":1}' });
    const shown = { ...viewsOf(now), completed: [1, 2], notes: { 3: 'too long' }, settings: { theme: 'dark' as const } };
    expect(plainTexts(withUnsaved(now, shown)).local).toEqual({
      [COMPLETED]: '[1,2]',
      [NOTES]: '{"3":"too long"}',
      [`${NOTES}.damaged`]: 'damaged',
      'portal.settings': '{"later":1,"theme":"dark"}',
    });
  });

  it('is what shows, of any texts and any other', () => {
    fc.assert(
      fc.property(anyTexts, soundTexts, (now, other) => {
        const shown = viewsOf(other);
        const views = viewsOf(withUnsaved(now, shown));
        expect({ ...views, completed: new Set(views.completed) }.completed).toEqual(new Set(shown.completed));
        expect(views.notes).toEqual(shown.notes);
        expect(views.ethicalAiProgress.quizAnswers).toEqual(shown.ethicalAiProgress.quizAnswers);
        expect(plainTexts(withUnsaved(now, viewsOf(now)))).toEqual(plainTexts(now));
      }),
    );
  });
});

describe('the things that are kept', () => {
  it('are counted kind by kind, and everything is of some kind', () => {
    const items = itemsOf(
      storedTexts(
        {
          [COMPLETED]: '[1,2]',
          [NOTES]: '{"1":"a","2":" "}',
          'portal.ethical-ai.completed': 'true',
          'portal.ethical-ai.progress': '{"decisionAnswers":{"1":0},"quizAnswers":{"1":1},"checklist":[4],"completed":true}',
          'portal.reading.place': '{"path":{"address":"/a","section":"b","day":"2026-11-23"},"later":1}',
          'portal.settings': '{"theme":"dark"}',
          'portal.curriculum.notes.damaged.2': 'x',
          'portal.garden.seeds': 'three',
        },
        { 'portal.curriculum.draft.3': 'x', 'portal.draft.project': '{}', 'portal.progress.recent': '[]', 'portal.garden.seeds': '4' },
      ),
    );
    expect(Object.fromEntries(Object.entries(items).map(([kind, { size }]) => [kind, size]))).toEqual({
      completed: 2,
      offline: 0,
      answers: 0,
      bookmarked: 0,
      notes: 1,
      researchPath: 0,
      ethicalAi: 4,
      readingPlaces: 1,
      settings: 1,
      noteDrafts: 1,
      formDrafts: 1,
      setAside: 1,
      other: 2,
      passing: 1,
    });
  });

  it('differ by what comes, becomes another, and goes', () => {
    const before = storedTexts({ [COMPLETED]: '[1,2]', [NOTES]: '{"1":"a","2":"b"}' });
    const after = storedTexts({ [COMPLETED]: '[2,3,4]', [NOTES]: '{"1":"c","2":"b"}' });
    expect(differencesBetween(before, after)).toEqual([
      { kind: 'completed', added: 2, changed: 0, removed: 1 },
      { kind: 'notes', added: 0, changed: 1, removed: 0 },
    ]);
  });
});
