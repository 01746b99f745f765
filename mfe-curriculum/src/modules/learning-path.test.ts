import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allModules } from './all-modules.ts';
import { curriculum, moduleGroups } from './learning-path.ts';

const files = readdirSync(path.join(__dirname, '../../content/modules'))
  .filter((file) => file.endsWith('.md') && file !== '_template.md')
  .map((file) => file.replace(/\.md$/, ''));
/** Those that the specification names: modules that were added since have higher ids. */
const specified = (modules: readonly { readonly id: number }[]) => modules.map(({ id }) => id).filter((id) => id <= 21);

test('every file of content/modules is in the list, without a line of code for it; the template is not', () => {
  expect(allModules.map(({ slug }) => slug).sort()).toEqual(files.sort());
});

test('every name of path.yaml is a module, and every module has one place', () => {
  const placed = [...curriculum.path, ...curriculum.outside].map(({ slug }) => slug);
  expect([...placed].sort()).toEqual([...files].sort());
});

test('a module has the text of its own file', async () => {
  const titles = await Promise.all(allModules.map(async ({ text }) => (await text.load()).meta.title));
  expect(titles).toEqual(allModules.map(({ title }) => title));
});

test('the six groups have the specified names and the ids of 3-decisions.md, "Ids"', () => {
  expect(moduleGroups.map(({ title, modules }) => [title, specified(modules)])).toEqual([
    ['Foundations', [1, 2, 3]],
    ['Getting Involved', [4, 5]],
    ['Data & References', [6, 7, 8, 9, 10]],
    ['Ethics & Integrity', [11, 12, 20]],
    ['Writing & Communication', [14, 16, 17]],
    ['Leadership & Impact', [18, 19, 21]],
  ]);
  expect(specified(curriculum.outside)).toEqual([6, 7, 13, 15]);
});

test('every module has a text but module 12, which has its page instead', () => {
  expect(allModules.filter(({ words }) => words === 0).map(({ id }) => id)).toEqual([12]);
});

test('only module 12 has a page of its own, and all modules are interactive', () => {
  expect(allModules.filter(({ route }) => route).map(({ id, route }) => [id, route])).toEqual([[12, '/ethical-ai-module']]);
  expect(allModules.every(({ isInteractive }) => isInteractive)).toBe(true);
});
