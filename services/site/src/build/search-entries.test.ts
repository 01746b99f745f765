import { releaseDocumentSchema, type SearchEntry } from '@portal/contracts';
import type { MadeUpApp, MadeUpShell } from '../../fixtures/builds.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { candidate, library, shell, tools } from '../../fixtures/store.ts';
import { readServerBuild } from './candidate.ts';
import { withSearchEntries } from './search-entries.ts';

const marimo: SearchEntry = { kind: 'tool', title: 'marimo', text: 'A notebook.', address: '/tools?q=marimo' };
/** Describes a build and asks it for its entries, as a release does. */
async function described(made: MadeUpApp | MadeUpShell) {
  const built = candidate(made, '1.0.0');
  return withSearchEntries(built, await readServerBuild(made.id, built.dir));
}
const refusal = (...search: readonly object[]) => rejectionMessage(() => described({ ...tools, search: search as SearchEntry[] }));

test('what an app says of itself becomes part of its release document', async () => {
  const module: SearchEntry = { ...marimo, kind: 'module', address: '/tools#x', also: 'python', progress: { of: 'curriculum', id: 7 } };
  const { document } = await described({ ...tools, search: [marimo, module] });
  expect(document.search).toEqual([marimo, module]);
  expect(releaseDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test.each([
  ['an app that says nothing', tools],
  ['the shell', shell],
] as const)('%s has none', async (_, made) => {
  expect((await described(made)).document).not.toHaveProperty('search');
});

test('a later reader keeps an entry of a kind that it does not know', async () => {
  const { document } = await described({ ...tools, search: [marimo] });
  const later = { ...document, search: [{ ...marimo, kind: 'podcast', minutes: 9, progress: { of: 'podcasts', id: 1 } }] };
  expect(releaseDocumentSchema.parse(later).search).toEqual(later.search);
});

test.each<[string, readonly object[], string]>([
  [
    'an entry without words',
    [{ ...marimo, text: ' ' }],
    'The search entry "marimo" in mfe-tools/search.ts is not valid at text: write at least one word.',
  ],
  ['an entry without a title', [marimo, { ...marimo, title: '' }], 'Search entry 2 in mfe-tools/search.ts is not valid at title:'],
  [
    'a kind that does not exist',
    [{ ...marimo, kind: 'podcast' }],
    'The search entry "marimo" in mfe-tools/search.ts is not valid at kind:',
  ],
  [
    'an address elsewhere',
    [{ ...marimo, address: 'https://marimo.io' }],
    'The search entry "marimo" in mfe-tools/search.ts is not valid at address: an address must begin with "/" and contain no spaces.',
  ],
  [
    'a page of another app',
    [{ ...marimo, address: '/modules#module=a' }],
    'The search entry "marimo" in mfe-tools/search.ts leads to /modules, which is not a page of this app. Name one of its own pages.',
  ],
  [
    'two entries with one address',
    [marimo, { ...marimo, title: 'Marimo' }],
    'The search entries "marimo" and "Marimo" in mfe-tools/search.ts both lead to /tools?q=marimo. Keep one, or give each its own place on the page.',
  ],
])('%s is refused in a sentence', async (_, search, sentence) => {
  expect(await refusal(...search)).toContain(sentence);
});

test('entries that cannot be made are refused with the reason', async () => {
  const broken: MadeUpApp = { ...library, top: `exports.search = async () => { throw new Error('No path.yaml.'); };` };
  expect(await rejectionMessage(() => described(broken))).toBe(
    'The search entries of mfe-library could not be made: No path.yaml. Look at mfe-library/search.ts.',
  );
});
