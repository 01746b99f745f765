import { searchEntrySchema } from '@portal/contracts';
import { search } from './search.ts';
import { curriculum } from './src/modules/learning-path.ts';
import { researchPath } from './src/modules/research-path.ts';

test('every written module can be found, and its result opens the reading view and knows where its progress is kept', async () => {
  const entries = await search();
  for (const entry of entries) expect(searchEntrySchema.parse(entry)).toEqual(entry);
  const written = [...curriculum.path, ...curriculum.outside].filter(({ words, route }) => words > 0 && route === undefined);
  expect(written.length).toBeGreaterThan(10);
  expect(entries.filter(({ kind }) => kind === 'module')).toHaveLength(written.length + researchPath.path.length);
  expect(entries.find(({ title }) => title === 'Introduction to Research')).toMatchObject({
    kind: 'module',
    address: '/modules#module=introduction-to-research',
    progress: { of: 'curriculum', id: curriculum.path.find(({ slug }) => slug === 'introduction-to-research')?.id },
  });
  expect(entries.find(({ title }) => title === researchPath.path[0]?.title)).toMatchObject({
    address: `/research-modules#module=${researchPath.path[0]?.slug}`,
    progress: { of: 'research-path', id: researchPath.path[0]?.id },
  });
});

test('a module is found by the words that it explains', async () => {
  const introduction = (await search()).find(({ title }) => title === 'Introduction to Research');
  expect(introduction?.also).toContain('preprint');
  expect(introduction?.also).not.toMatch(/[<>]|&\w+;/);
});

test('a template is found by what it is for, and a table of data by its columns; both open their place on the page', async () => {
  const files = (await search()).filter(({ kind }) => kind === 'resource');
  expect(files.find(({ title }) => title === 'Consent Form')).toMatchObject({
    address: '/templates#consent-form',
    text: expect.stringContaining('which people read before they decide'),
  });
  expect(files.find(({ title }) => title === "Hana's sixteen mornings")).toMatchObject({
    address: '/templates#data-analysis-fundamentals-csv',
    text: 'Simulated data, 16 rows: morning, route, minutes, note.',
  });
  expect(new Set(files.map(({ address }) => address)).size).toBe(files.length);
});

test('a file to download is no idea that a module explains', async () => {
  const analysis = (await search()).find(({ title }) => title === 'Data Analysis Fundamentals');
  expect(analysis?.also).not.toContain('simulated data');
});

test('a term is found with its definition, and its result leads to its place in the glossary', async () => {
  const median = (await search()).find(({ title }) => title === 'median');
  expect(median).toMatchObject({ kind: 'term', address: '/glossary#median' });
  expect(median?.text).toContain('middle value');
});
