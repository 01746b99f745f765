import { type ModuleProgress, marksOf } from './marks.ts';

const nothing: ModuleProgress = { completed: [], bookmarked: [], researchPath: [], ethicalAi: false };
const entry = (of?: string, id = 3) => ({ kind: 'module', title: 'A', text: 'B', address: '/c', ...(of && { progress: { of, id } }) });

test.each<[string, string | undefined, Partial<ModuleProgress>, { completed: boolean; bookmarked: boolean }]>([
  ['a module that is completed', 'curriculum', { completed: [1, 3] }, { completed: true, bookmarked: false }],
  ['a module that is bookmarked', 'curriculum', { bookmarked: [3] }, { completed: false, bookmarked: true }],
  ['another module', 'curriculum', { completed: [4], bookmarked: [5] }, { completed: false, bookmarked: false }],
  ['a module of the research path', 'research-path', { researchPath: [3] }, { completed: true, bookmarked: false }],
  [
    'a module of the path whose id a module of the curriculum has too',
    'research-path',
    { completed: [3], bookmarked: [3] },
    { completed: false, bookmarked: false },
  ],
  ['the ethical-AI module by its flag', 'ethical-ai', { ethicalAi: true }, { completed: true, bookmarked: false }],
  ['the ethical-AI module by its id', 'ethical-ai', { completed: [3], bookmarked: [3] }, { completed: true, bookmarked: true }],
  ['a module of the curriculum when the flag is set', 'curriculum', { ethicalAi: true }, { completed: false, bookmarked: false }],
  ['a place that this shell does not know', 'podcasts', { completed: [3], bookmarked: [3] }, { completed: false, bookmarked: false }],
  ['what is no module', undefined, { completed: [3] }, { completed: false, bookmarked: false }],
])('"shows completed and bookmarked": %s', (_, of, progress, marks) => {
  expect(marksOf(entry(of), { ...nothing, ...progress })).toEqual(marks);
});
