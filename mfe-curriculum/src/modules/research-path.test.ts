import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allPathModules } from './all-path-modules.ts';
import { pathStages, researchPath } from './research-path.ts';

const files = readdirSync(path.join(__dirname, '../../content/research-path'))
  .filter((file) => file.endsWith('.md') && file !== '_template.md')
  .map((file) => file.replace(/\.md$/, ''));
const withLevel = (level: string) => researchPath.path.filter((module) => module.level === level).map(({ id }) => id);

test('15 modules with the ids 1-7 and 9-16, in this order (2-content-pages.md section 9)', () => {
  expect(researchPath.path.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16]);
});

test('the levels are the specified ones (2-content-pages.md section 9)', () => {
  expect(withLevel('Beginner')).toEqual([1, 2, 3, 6, 7, 11]);
  expect(withLevel('Intermediate')).toEqual([4, 5, 9, 10]);
  expect(withLevel('Advanced')).toEqual([12, 13, 14, 15, 16]);
});

test('every file of content/research-path is a module and has one place', () => {
  expect(allPathModules.map(({ slug }) => slug).sort()).toEqual([...files].sort());
  expect(researchPath.path.map(({ slug }) => slug).sort()).toEqual([...files].sort());
  expect(pathStages.map(({ from }) => from)).toEqual([1, 6, 8, 11]);
});

test('the texts have headings and bold text, one of them the one table, and 700 to 1,200 words each (section 3, 3-decisions.md)', async () => {
  const texts = await Promise.all(allPathModules.map(({ text }) => text.load()));
  const html = texts.map(({ intro, sections }) => [intro, ...sections.map((section) => section.html)].join(''));
  expect(html.filter((each) => !each.includes('<strong>'))).toEqual([]);
  expect(html.flatMap((each) => each.match(/<table/g) ?? [])).toHaveLength(1);
  for (const { sections, words } of texts) {
    expect(sections.length).toBeGreaterThan(3);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
  }
});

test('a module has the text of its own file', async () => {
  const titles = await Promise.all(allPathModules.map(async ({ text }) => (await text.load()).meta.title));
  expect(titles).toEqual(allPathModules.map(({ title }) => title));
});
