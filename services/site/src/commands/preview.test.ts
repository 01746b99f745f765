import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveDocument, Preview } from '@portal/contracts';
import { captureLines } from '../../fixtures/capture-lines.ts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { library, PUBLIC_URL, shell, tools } from '../../fixtures/store.ts';
import { copyOf } from '../../fixtures/temporary-folder.ts';
import { madeUpWorkspace, writeApp } from '../../fixtures/workspace.ts';
import { describeEntry } from '../monitoring/list-releases.ts';
import { ledgerFile, openStore, type Store } from '../store/store.ts';
import { listPreviews } from './list-previews.ts';
import { endPreview, preview, previewLink } from './preview.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';

const PREVIEW_URL = 'https://preview.portal.example';

let workspace: string;
let store: Store;
let released: { workspace: string; store: Store } | undefined;
const facts = () => ({ workspace, store, publicUrl: PUBLIC_URL, log: captureLines([]) });
const show = (app: string) => preview({ ...facts(), app, why: 'a look' });
const makeLive = (...apps: string[]) => release({ ...facts(), apps, bump: {}, why: 'made live' });
const end = (named: string) => endPreview({ ...facts(), named });
const served = (file: string) => readFileSync(path.join(store.dir, 'current', file), 'utf8');
const liveOf = (file: string): LiveDocument => JSON.parse(/id="portal-live">(.+?)<\/script>/.exec(served(file))?.[1] ?? '');
const change = (words: string, app = tools) =>
  writeApp(workspace, { ...app, pages: app.pages.map((page) => ({ ...page, html: `'<h1>${words} at ' + path + '</h1>'` })) });
const livePages = () =>
  Object.fromEntries(
    readdirSync(path.join(store.dir, 'current'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(store.dir, 'current'), path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('.previews'))
      .map((file) => [file, served(file)]),
  );
/** Files whose names contain the id, and pages that contain it. */
const tracesOf = ({ id }: Preview) => Object.keys(folderContents(store.dir)).filter((file) => file.includes(id));
/** Makes a preview expire, in the ledger. */
const passTime = ({ id }: Preview) => {
  for (const entry of store.ledger().filter((each) => each.preview?.id === id))
    writeFileSync(
      ledgerFile(store.dir, entry.number),
      JSON.stringify({ ...entry, preview: { ...entry.preview, until: '2026-01-01T00:00:00.000Z' } }),
    );
};

beforeEach(async () => {
  if (!released) {
    workspace = madeUpWorkspace(shell, library, tools);
    store = openStore(path.join(workspace, '.data/store'));
    await makeLive('shell', 'mfe-library', 'mfe-tools');
    released = { workspace, store };
  }
  workspace = copyOf(released.workspace);
  store = openStore(path.join(workspace, '.data/store'));
  change('New tools');
});

test('a candidate is seen in a site of its own, with the live pages of the others, and nothing of what is live differs', async () => {
  const before = livePages();
  const made = await show('mfe-tools');
  expect(made).toMatchObject({ app: 'mfe-tools', version: `1.0.1-preview.1.${made.id}` });
  expect(previewLink(PREVIEW_URL, made)).toBe(`https://preview.portal.example/preview/${made.id}`);
  expect(livePages()).toEqual(before);
  expect(served('tools.html')).not.toContain('New tools');
  const page = served(`.previews/${made.id}/tools.html`);
  expect(page).toContain('New tools at /tools');
  expect(page).toMatch(/<aside>mfe-tools by .+, not https:\/\/portal\.example<\/aside>/);
  expect(page).toContain('<link rel="canonical" href="https://portal.example/tools">');
  expect(served(`.previews/${made.id}/index.html`)).toContain('mfe-library 1.0.0 at /');
  expect(served(`.previews/${made.id}/learn/modules.html`)).toContain('mfe-library 1.0.0 at /learn/modules');
  expect(JSON.parse(served(`.previews/${made.id}/search.json`)).entries).toHaveLength(3);
});

test('the page of a preview names the candidate with its files, the preview, and nothing that would take the candidate’s place', async () => {
  const made = await show('mfe-tools');
  const { preview: named, apps } = liveOf(`.previews/${made.id}/tools.html`);
  expect(named).toEqual(made);
  const candidate = apps.find(({ id }) => id === 'mfe-tools');
  expect(candidate).toMatchObject({ version: made.version, base: `/releases/mfe-tools/${made.version}/web/` });
  expect(candidate?.previous).toBeUndefined();
  expect(liveOf('tools.html').preview).toBeUndefined();
});

test('a page of a preview has the style of the bar beside what the live page has, and its missing pages have the bar too', async () => {
  const made = await show('mfe-tools');
  const shellFiles = (file: string) =>
    [...served(file).matchAll(/rel="needs" href="\/releases\/shell\/([^"]+)"/g)].map(([, address = '']) => path.basename(address));
  expect(shellFiles('tools.html')).toEqual(['theme.js', 'shell.js', 'shell.css']);
  expect(shellFiles(`.previews/${made.id}/tools.html`)).toEqual([...shellFiles('tools.html'), 'preview-bar.css']);
  expect(served(`.previews/${made.id}/404.html`)).toContain('<aside>mfe-tools by ');
});

test('an entry of the ledger says who shows what; it is no release, and older tools read it', async () => {
  const { number = 0 } = store.head() ?? {};
  const made = await show('mfe-tools');
  const entry = store.head();
  expect(entry).toMatchObject({ number: number + 1, kind: 'pages', why: 'a look', steps: [], preview: made });
  expect(entry?.live).toEqual(store.ledger().at(-2)?.live);
  expect(entry && describeEntry(entry)).toBe('preview of mfe-tools 1.0.1-preview.1');
  // Open tabs take a new number as a sign that something was released.
  expect(liveOf('tools.html').number).toBe(number);
  expect(await makeLive('mfe-tools')).toMatchObject({ steps: [{ app: 'mfe-tools', from: '1.0.0', to: '1.0.1' }] });
  expect(await rollback({ ...facts(), app: 'mfe-tools' })).toMatchObject({ steps: [{ from: '1.0.1', to: '1.0.0' }] });
  expect(await rejectionMessage(() => rollback({ ...facts(), app: 'mfe-tools', to: made.version }))).toContain('was never released');
});

test('a preview shows the live site of now: a release and a rollback of another app are in it at once', async () => {
  const made = await show('mfe-tools');
  change('New modules', library);
  await makeLive('mfe-library');
  expect(served(`.previews/${made.id}/modules.html`)).toContain('New modules');
  expect(served(`.previews/${made.id}/tools.html`)).toContain('New tools');
  await rollback({ ...facts(), app: 'mfe-library' });
  expect(served(`.previews/${made.id}/modules.html`)).not.toContain('New modules');
});

test('a shell is previewed with the live releases of all apps, and a release of an app is in it', async () => {
  writeApp(workspace, { ...shell, notFound: "'<h1>Other</h1>'" });
  const made = await show('shell');
  expect(served(`.previews/${made.id}/tools.html`)).toContain(`in shell ${made.version}`);
  expect(served('tools.html')).toContain('in shell 1.0.0');
  await makeLive('mfe-tools');
  expect(served(`.previews/${made.id}/tools.html`)).toContain('New tools');
});

test('a release that a candidate does not fit is made all the same; the list says that the preview cannot be shown', async () => {
  const made = await show('mfe-tools');
  expect(listPreviews(store, PREVIEW_URL)).toContain(previewLink(PREVIEW_URL, made));
  writeApp(workspace, { ...library, pages: [...library.pages, { path: '/tools', page: 'home' }] });
  writeApp(workspace, { ...tools, pages: [{ path: '/other', page: 'tools' }], menu: [] });
  await makeLive('mfe-library', 'mfe-tools');
  expect(readdirSync(path.join(store.dir, 'current'))).not.toContain('.previews');
  expect(listPreviews(store, PREVIEW_URL)).toContain('cannot be shown with what is live now');
});

/** What a shell does whose frame throws on one page, as the last lines of its server build. */
const THROWS = `const whole = exports.renderDocument;
exports.renderDocument = (facts) => {
  if (facts.path === '/tools') throw new TypeError('No footer.');
  return whole(facts);
};
`;

test.each<[string, (file: string) => void]>([
  ['is gone', (file) => rmSync(file)],
  ['is no program', (file) => writeFileSync(file, 'exports.site = {')],
  ['throws on a page', (file) => appendFileSync(file, THROWS)],
])('a previewed shell whose prerenderer %s stands in the way of no release, no rollback and no other preview', async (_, damage) => {
  const other = await show('mfe-tools');
  writeApp(workspace, { ...shell, notFound: "'<h1>Other</h1>'" });
  const made = await show('shell');
  damage(path.join(store.releaseDir('shell', made.version), 'server.cjs'));
  await makeLive('mfe-tools');
  expect(served('tools.html')).toContain('New tools');
  expect(await rollback({ ...facts(), app: 'mfe-tools' })).toMatchObject({ steps: [{ to: '1.0.0' }] });
  expect(readdirSync(path.join(store.dir, 'current/.previews'))).toEqual([other.id]);
  expect(served(`.previews/${other.id}/tools.html`)).toContain('New tools');
  expect(listPreviews(store, PREVIEW_URL)).toContain('cannot be shown with what is live now');
});

test('a preview whose own pages cannot be made is refused, and nothing of it is left', async () => {
  const { number } = store.head() ?? {};
  appendFileSync(path.join(workspace, 'shell/source/server.cjs'), THROWS);
  await expect(show('shell')).rejects.toThrow('No footer.');
  expect(store.head()?.number).toBe(number);
  expect(listPreviews(store, PREVIEW_URL)).toBe('No preview is open.');
});

test('a preview that is ended is gone with every file, and what is live stays', async () => {
  const made = await show('mfe-tools');
  const other = await show('mfe-tools');
  const before = livePages();
  await end(previewLink(PREVIEW_URL, made));
  expect(tracesOf(made)).toEqual([]);
  expect(tracesOf(other)).not.toEqual([]);
  expect(livePages()).toEqual(before);
  expect(await rejectionMessage(() => end(made.id))).toBe(`There is no open preview "${made.id}". Open previews: ${other.id}.`);
});

test('the next writer removes what is left of a preview whose time is over, and nothing else', async () => {
  const made = await show('mfe-tools');
  const open = await show('mfe-tools');
  passTime(made);
  expect(listPreviews(store, PREVIEW_URL)).not.toContain(made.id);
  change('New modules', library);
  await makeLive('mfe-library');
  expect(tracesOf(made)).toEqual([]);
  expect(served(`.previews/${open.id}/tools.html`)).toContain('New tools');
  // Earlier sites stay for a while, but without the many pages of previews.
  await rollback({ ...facts(), app: 'mfe-library' });
  await makeLive('mfe-library');
  const sites = readdirSync(path.join(store.dir, 'sites'));
  expect(sites.filter((site) => existsSync(path.join(store.dir, 'sites', site, `.previews/${open.id}/index.html`)))).toEqual(
    sites.slice(-3),
  );
  expect(readdirSync(path.join(store.dir, 'releases/mfe-tools')).sort()).toEqual(['1.0.0', open.version]);
});

test('a rollback needs no entry of long ago: with a damaged one it works, and previews wait until it is mended', async () => {
  await makeLive('mfe-tools');
  change('Newer tools');
  const made = await show('mfe-tools');
  const mended = readFileSync(ledgerFile(store.dir, 1), 'utf8');
  writeFileSync(ledgerFile(store.dir, 1), 'damaged');
  expect(await rollback({ ...facts(), app: 'mfe-tools' })).toMatchObject({ steps: [{ to: '1.0.0' }] });
  expect(readdirSync(path.join(store.dir, 'releases/mfe-tools'))).toContain(made.version);
  writeFileSync(ledgerFile(store.dir, 1), mended);
  change('New modules', library);
  await makeLive('mfe-library');
  expect(served(`.previews/${made.id}/tools.html`)).toContain('Newer tools');
});

test('what is refused, is refused before anything is built', async () => {
  expect(await rejectionMessage(() => show('mfe-library'))).toBe(
    'mfe-library: nothing has changed since 1.0.0, so there is nothing to preview.',
  );
  expect(await rejectionMessage(() => show('mfe-nothing'))).toContain('There is no app "mfe-nothing"');
  store = openStore(path.join(workspace, 'empty'));
  expect(await rejectionMessage(() => show('mfe-tools'))).toBe(
    'Nothing is live yet, so there is no site to show a preview in. Run npm start once.',
  );
});

test('a shell from before previews had an origin of their own shows none, and the sentence says what to do', async () => {
  writeApp(workspace, { ...shell, previews: false });
  await makeLive('shell');
  expect(await rejectionMessage(() => show('mfe-tools'))).toBe(
    'shell 1.0.1 cannot show previews, because it was built before they had an origin of their own. Release the shell first: npm run release -- shell.',
  );
});

test('an app that has no release yet can be shown before its first one', async () => {
  writeApp(workspace, {
    id: 'mfe-alumni',
    pages: [{ path: '/alumni', page: 'alumni' }],
    menu: [{ label: 'Alumni', path: '/alumni', position: 30 }],
  });
  const made = await show('mfe-alumni');
  expect(made.version).toBe(`1.0.0-preview.1.${made.id}`);
  expect(served(`.previews/${made.id}/alumni.html`)).toContain('<h1>alumni</h1>');
  expect(liveOf(`.previews/${made.id}/index.html`).menu.at(-1)).toEqual({ label: 'Alumni', path: '/alumni' });
  expect(store.head()?.live['mfe-alumni']).toBeUndefined();
});
