import { anyTexts, plainTexts, soundTexts } from '@portal/testing';
import fc from 'fast-check';
import type { Json } from '../operations.ts';
import type { SectionName } from '../sections.ts';
import { mergeDocuments } from './merge-documents.ts';
import { merged } from './next-texts.ts';
import { viewsOf } from './stored-texts.ts';

describe('3-decisions.md, "Browser-kept data": importing a file', () => {
  it.each<[string, SectionName, mine: Json, theirs: Json, both: Json]>([
    ['"sets unite"', 'completed', [3, 1], [1, 2], [3, 1, 2]],
    ['"sets unite"', 'bookmarked', [], [9], [9]],
    ['"sets unite"', 'researchPath', [4], [], [4]],
    ['"sets unite", ids that no module has among them', 'completed', [1], [999], [1, 999]],
    ['"sets unite", the ticks too', 'ethicalAiProgress', { checklist: [0, 2] }, { checklist: [6, 0] }, { checklist: [0, 2, 6] }],
    ['"completed wins"', 'ethicalAiCompleted', false, true, true],
    ['"completed wins"', 'ethicalAiCompleted', true, false, true],
    ['"completed wins"', 'ethicalAiProgress', { completed: false }, { completed: true }, { completed: true }],
    ['"completed wins"', 'ethicalAiProgress', { completed: true }, { completed: false }, { completed: true }],
    ['the larger share is kept', 'ethicalAiProgress', { percentComplete: 14 }, { percentComplete: 43 }, { percentComplete: 43 }],
    ['"two different notes are both kept in text order"', 'notes', { 1: 'b' }, { 1: 'a' }, { 1: 'a\n\n— — —\n\nb' }],
    ['"two different notes are both kept in text order"', 'notes', { 1: 'a' }, { 1: 'b' }, { 1: 'a\n\n— — —\n\nb' }],
    ['equal notes are one', 'notes', { 1: 'a' }, { 1: 'a' }, { 1: 'a' }],
    ['notes that differ in blanks around them are one', 'notes', { 1: 'a ' }, { 1: 'a' }, { 1: 'a' }],
    ['a note of blanks gives way', 'notes', { 1: ' \n' }, { 1: 'a' }, { 1: 'a' }],
    ['a note that was merged before is not merged again', 'notes', { 1: 'a\n\n— — —\n\nb' }, { 1: 'b' }, { 1: 'a\n\n— — —\n\nb' }],
    ['notes of different modules stand beside each other', 'notes', { 1: 'a' }, { 2: 'b' }, { 1: 'a', 2: 'b' }],
    [
      '"the browser’s own answers win"',
      'ethicalAiProgress',
      { decisionAnswers: { 1: 0 }, quizAnswers: { 1: 1 }, dark: false },
      { decisionAnswers: { 1: 3, 2: 2 }, quizAnswers: { 1: 2, 2: 0 }, dark: true },
      { decisionAnswers: { 1: 0, 2: 2 }, quizAnswers: { 1: 1, 2: 0 }, dark: false },
    ],
    [
      'the place that was read later is kept',
      'readingPlaces',
      { curriculum: { section: 'a', day: '2026-11-22' }, path: { section: 'a', day: '2026-11-23' } },
      {
        curriculum: { section: 'b', day: '2026-11-23' },
        path: { section: 'b', day: '2026-11-23' },
        'ethical-ai': { section: 'c', day: '2026-01-01' },
      },
      {
        curriculum: { section: 'b', day: '2026-11-23' },
        path: { section: 'a', day: '2026-11-23' },
        'ethical-ai': { section: 'c', day: '2026-01-01' },
      },
    ],
    [
      '"the browser’s own answers win"',
      'answers',
      { 7: { which: 'a' } },
      { 7: { which: 'b', why: 'c' }, 'path-7': { which: 'd' } },
      { 7: { which: 'a', why: 'c' }, 'path-7': { which: 'd' } },
    ],
    ['the browser’s own settings win', 'settings', { theme: 'light' }, { theme: 'dark', lastModule: 4 }, { theme: 'light', lastModule: 4 }],
    ['what is not understood stays', 'notes', { 1: { text: 'newer' } }, { 1: 'a' }, { 1: { text: 'newer' } }],
    ['unknown fields stay as they are', 'settings', { later: [1] }, { later: [2], other: { deep: 1 } }, { later: [1], other: { deep: 1 } }],
    ['a name of the language is a name', 'notes', JSON.parse('{"__proto__":"a"}'), { 1: 'b' }, JSON.parse('{"__proto__":"a","1":"b"}')],
  ])('%s: %s', (_rule, name, mine, theirs, both) => {
    expect(JSON.stringify(mergeDocuments(name, mine, theirs))).toBe(JSON.stringify(both));
  });

  it('merging is idempotent: a second time changes nothing, whatever the browser and the file hold', () => {
    fc.assert(
      fc.property(anyTexts, anyTexts, (mine, file) => {
        const once = merged(mine, file);
        expect(plainTexts(merged(once, file))).toEqual(plainTexts(once));
        expect(plainTexts(merged(mine, mine))).toEqual(plainTexts(mine));
      }),
      { numRuns: 500 * MORE_RUNS },
    );
  });

  it('of sets, "completed" and notes it makes no difference which is the file', () => {
    const neutral = (mine: Parameters<typeof viewsOf>[0]) => {
      const { completed, bookmarked, researchPath, notes, ethicalAiCompleted, ethicalAiProgress } = viewsOf(mine);
      const { checklist, completed: isDone, percentComplete } = ethicalAiProgress;
      const sets = [completed, bookmarked, researchPath, checklist].map((ids) => [...ids].sort());
      return { sets, notes: new Map(Object.entries(notes)), ethicalAiCompleted, isDone, percentComplete };
    };
    fc.assert(
      fc.property(soundTexts, soundTexts, (a, b) => {
        expect(neutral(merged(a, b))).toEqual(neutral(merged(b, a)));
      }),
      { numRuns: 500 * MORE_RUNS },
    );
  });

  it('nothing of the browser’s own is lost, and nothing of the file that is understood', () => {
    fc.assert(
      fc.property(soundTexts, anyTexts, (mine, file) => {
        const both = merged(mine, file);
        for (const key of [...mine.local.keys(), ...file.local.keys()]) expect(both.local.has(key)).toBe(true);
        for (const [key, text] of mine.tab) expect(both.tab.get(key)).toBe(text);
        const views = [mine, file, both].map(viewsOf);
        for (const set of ['completed', 'bookmarked', 'researchPath'] as const)
          expect(views[2]?.[set]).toEqual(expect.arrayContaining([...(views[0]?.[set] ?? []), ...(views[1]?.[set] ?? [])]));
        for (const { notes } of views.slice(0, 2))
          for (const text of Object.values(notes))
            for (const line of text.split('\n'))
              expect(both.local.get('portal.curriculum.notes')).toContain(JSON.stringify(line.trim()).slice(1, -1));
      }),
    );
  });
});
