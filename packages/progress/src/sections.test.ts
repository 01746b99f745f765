import type { Json } from './operations.ts';
import { type SectionName, sectionNames, sections } from './sections.ts';

const noEthicalAi = { decisionAnswers: {}, quizAnswers: {}, checklist: [], completed: false, percentComplete: 0, dark: false };

describe('the keys are a contract', () => {
  it('and are those of the decisions', () => {
    expect(Object.fromEntries(sectionNames.map((name) => [name, sections[name].key]))).toEqual({
      completed: 'portal.curriculum.completed',
      bookmarked: 'portal.curriculum.bookmarked',
      answers: 'portal.curriculum.answers',
      researchPath: 'portal.research-path.completed',
      notes: 'portal.curriculum.notes',
      ethicalAiCompleted: 'portal.ethical-ai.completed',
      ethicalAiProgress: 'portal.ethical-ai.progress',
      readingPlaces: 'portal.reading.place',
      offline: 'portal.offline',
      settings: 'portal.settings',
    });
  });
});

describe('of a document is understood', () => {
  it.each<[SectionName, Json, unknown]>([
    ['completed', [3, 1], [3, 1]],
    ['completed', [3, '4', null, { id: 5 }, 6.5, 3], [3]],
    ['notes', { 1: 'a', 2: { text: 'b' }, 3: '' }, { 1: 'a', 3: '' }],
    ['ethicalAiCompleted', true, true],
    ['ethicalAiCompleted', false, false],
    ['ethicalAiProgress', {}, noEthicalAi],
    [
      'ethicalAiProgress',
      {
        decisionAnswers: { 1: 2, x: 'later' },
        quizAnswers: { 0: 1 },
        checklist: [0, 'x'],
        completed: true,
        percentComplete: 29,
        dark: true,
        later: 1,
      },
      { decisionAnswers: { 1: 2 }, quizAnswers: { 0: 1 }, checklist: [0], completed: true, percentComplete: 29, dark: true },
    ],
    [
      'ethicalAiProgress',
      { decisionAnswers: [1], quizAnswers: 1, checklist: {}, completed: 'yes', percentComplete: '29', dark: 1 },
      noEthicalAi,
    ],
    [
      'readingPlaces',
      {
        curriculum: { address: '/modules/managing-references', section: 'key-concepts', day: '2026-11-23', later: 1 },
        path: { address: 'https://elsewhere.example/', section: 'a', day: '2026-11-23' },
        'ethical-ai': { address: '//elsewhere.example', section: 'a', day: '2026-11-23' },
        later: { address: '/later', section: 'a', day: '2026-11-23' },
      },
      { curriculum: { address: '/modules/managing-references', section: 'key-concepts', day: '2026-11-23' } },
    ],
    ['readingPlaces', { path: { address: '/a', section: 'a', day: 'yesterday' }, curriculum: '/a' }, {}],
    ['offline', ['curriculum', '/modules/managing-references', 'curriculum'], ['curriculum', '/modules/managing-references']],
    ['offline', ['//elsewhere.example', '/a?b', 7, null, 'Of later', '../a'], []],
    ['settings', { theme: 'dark', later: 1 }, { theme: 'dark' }],
    ['settings', { theme: 'sepia' }, {}],
    ['settings', { lastModule: 5, theme: 'light' }, { lastModule: 5, theme: 'light' }],
    ['settings', { lastModule: '5' }, {}],
  ])('%s of %j: %j', (name, document, view) => {
    expect(sections[name].fits(document)).toBe(true);
    expect(sections[name].view(document)).toEqual(view);
  });
});

describe('a document has the wrong shape', () => {
  it.each<[SectionName, Json]>([
    ['completed', { 1: true }],
    ['bookmarked', null],
    ['researchPath', '1'],
    ['notes', ['a']],
    ['ethicalAiCompleted', 'true'],
    ['ethicalAiProgress', null],
    ['readingPlaces', []],
    ['offline', { curriculum: true }],
    ['settings', 'dark'],
  ])('%s as %j', (name, document) => {
    expect(sections[name].fits(document)).toBe(false);
  });
});
