import type { IndexedEntry } from '@portal/contracts';
import { releaseDocument } from '../../fixtures/release-document.ts';
import { searchIndexOf } from './search-index.ts';

const route = (path: string, listed?: boolean) => ({
  path,
  page: 'page',
  title: `Title of ${path}`,
  description: `What stands at ${path}.`,
  ...(listed !== undefined && { listed }),
});
const entry = (address: string, more: Partial<IndexedEntry> = {}): IndexedEntry => ({
  kind: 'tool',
  title: `Tool at ${address}`,
  text: 'It helps.',
  address,
  ...more,
});
const app = (id: string, routes: readonly ReturnType<typeof route>[], search?: IndexedEntry[]) =>
  releaseDocument(id, '1.0.0', {
    manifest: { id, name: id, routes: [...routes], menu: routes.slice(0, 1).map(({ path }) => ({ label: 'Short', path, position: 10 })) },
    ...(search && { search }),
  });

test('it joins the pages and entries of what is live, app by app', () => {
  const { entries } = searchIndexOf([
    app('mfe-b', [route('/b')], [entry('/b?q=x')]),
    app('mfe-a', [route('/a'), route('/a-too')], [entry('/a#x', { progress: { of: 'curriculum', id: 3 } })]),
  ]);
  expect(entries.map(({ address }) => address)).toEqual(['/a', '/a-too', '/a#x', '/b', '/b?q=x']);
  expect(entries[2]).toEqual({
    kind: 'tool',
    title: 'Tool at /a#x',
    text: 'It helps.',
    address: '/a#x',
    progress: { of: 'curriculum', id: 3 },
  });
});

test("the keywords of a route lead to its page; a page's other fields stay as they were", () => {
  const named = { ...route('/a'), keywords: ['harassment'] };
  const { entries } = searchIndexOf([app('mfe-a', [named, route('/b')])]);
  expect(entries.map(({ keywords }) => keywords)).toEqual([['harassment'], undefined]);
  const described = searchIndexOf([app('mfe-a', [named], [entry('/a'), entry('/a#x')])]);
  expect(described.entries.map(({ title, keywords }) => [title, keywords])).toEqual([
    ['Tool at /a', ['harassment']],
    ['Tool at /a#x', undefined],
  ]);
});

test('of a release from before there was a search its pages are found, also by what the menu calls them', () => {
  expect(searchIndexOf([app('mfe-old', [route('/old'), route('/older')])]).entries).toEqual([
    { kind: 'page', title: 'Title of /old', text: 'What stands at /old.', address: '/old', also: 'Short' },
    { kind: 'page', title: 'Title of /older', text: 'What stands at /older.', address: '/older' },
  ]);
});

test('an alias is no second page, and a text with a page of its own is found as what the app calls it', () => {
  const routes = [{ ...route('/list'), aliases: ['/other/list'] }, route('/list/text', false)];
  const { entries } = searchIndexOf([app('mfe-a', routes, [entry('/list#module=text', { kind: 'module' })])]);
  expect(entries.map(({ kind, address }) => [kind, address])).toEqual([
    ['page', '/list'],
    ['module', '/list#module=text'],
  ]);
});

test('an entry for the very address of a page stands in its place', () => {
  const { entries } = searchIndexOf([app('mfe-a', [route('/a'), route('/b')], [entry('/a', { kind: 'module' })])]);
  expect(entries.map(({ kind, address }) => [kind, address])).toEqual([
    ['page', '/b'],
    ['module', '/a'],
  ]);
});
