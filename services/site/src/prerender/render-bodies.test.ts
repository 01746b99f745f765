import { readFileSync, rmSync } from 'node:fs';
import type { MadeUpPage } from '../../fixtures/builds.ts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, place, shell, tools } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';
import { ensureBodies, loadShell } from './render-bodies.ts';

let store: Store;
beforeEach(() => {
  store = emptyStore();
});

async function render(...pages: readonly MadeUpPage[]): Promise<void> {
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, { ...tools, pages, menu: [] }, '1.0.0');
  await ensureBodies(store, frame, document);
}
const renderOne = (html: string) => render({ path: '/tools', page: 'tools', html });
const body = (address: string) => readFileSync(store.bodyFile('1.0.0', 'mfe-tools', '1.0.0', address), 'utf8');

test('every address of an app is rendered in the shell, aliases with their own address', async () => {
  await render({ path: '/', page: 'home' }, { path: '/tools', aliases: ['/all/tools'], page: 'tools' });
  expect(body('/')).toMatch('<main data-release="mfe-tools 1.0.0"><h1>home</h1><p>mfe-tools 1.0.0 at / in shell 1.0.0</p>');
  expect(body('/tools')).toMatch('at /tools in');
  expect(body('/all/tools')).toMatch('<h1>tools</h1><p>mfe-tools 1.0.0 at /all/tools in');
});

test('a body that is there is never rendered again', async () => {
  const frame = (await place(store, shell, '1.0.0')).document;
  const app = (await place(store, library, '1.0.0')).document;
  const once = async () => {
    await loadShell(store, frame);
    await ensureBodies(store, frame, app);
    return folderContents(store.dir);
  };
  expect(await once()).toEqual(await once());
});

test('a page that was not rendered yet is added to those that are there', async () => {
  await render({ path: '/', page: 'home' }, { path: '/tools', page: 'tools' });
  const before = [body('/'), body('/tools')];
  rmSync(store.bodyFile('1.0.0', 'mfe-tools', '1.0.0', '/tools'));
  await ensureBodies(store, store.release('shell', '1.0.0'), store.release('mfe-tools', '1.0.0'));
  expect(body('/')).toBe(before[0]);
  expect(body('/tools')).toContain('<h1>tools</h1>');
  expect(body('/tools')).not.toBe(before[1]);
});

test('of a page that cannot be rendered nothing is stored, and what was rendered before it stays', async () => {
  await rejectionMessage(() => render({ path: '/', page: 'home' }, { path: '/tools', page: 'tools', html: 'path.missing.word' }));
  expect(body('/')).toContain('<h1>home</h1>');
  expect(() => body('/tools')).toThrow('ENOENT');
});

const look = 'Look at mfe-tools/src/pages/tools.page.tsx.';
test.each<[string, string, string]>([
  ['throws', "(() => { throw new Error('The list is empty.'); })()", `could not be rendered: The list is empty. ${look}`],
  ['has no level-1 heading', "'<h2>Tools</h2>'", `has 0 level-1 headings; a page must have exactly one. ${look}`],
  ['has two level-1 headings', "'<h1>Tools</h1><h1 class=x>More</h1>'", `has 2 level-1 headings; a page must have exactly one. ${look}`],
  [
    'has a style attribute',
    `'<h1>Tools</h1><p class="x"\\n style="color: red">'`,
    'contains a style attribute; use a class of its CSS module instead: <p class="x"\n style=',
  ],
  [
    'has a style element',
    "'<h1>Tools</h1><style>p {}</style>'",
    'contains a style element; move its rules into the CSS of the app: <style>',
  ],
  ['has an inline script', "'<h1>Tools</h1><script>go()</script>'", 'contains a script; move the code into the page: <script>'],
  [
    'loads a script',
    `'<h1>Tools</h1><SCRIPT src="/a.js"></SCRIPT>'`,
    'contains a script; move the code into the page: <SCRIPT src="/a.js">',
  ],
  [
    'has a script of a type that runs',
    `'<h1>Tools</h1><script type="module">go()</script>'`,
    'contains a script; move the code into the page: <script type="module">',
  ],
])('a page that %s is refused', async (_, html, sentence) => {
  expect(await rejectionMessage(() => renderOne(html))).toBe(`The page /tools of mfe-tools ${sentence}`);
  expect(() => body('/tools')).toThrow('ENOENT');
});

test.each([
  `'<h1 id="top">Tools</h1><script type="application/json">{}</script>'`,
  `'<h1>Tools</h1><script id="facts" type="application/ld+json">{}</script>'`,
  `'<h1>Tools</h1><p data-style="x">Write style=&quot;x&quot; and &lt;style> as text</p>'`,
])('the data and words of %s are no reason to refuse', async (html) => {
  await renderOne(html);
  expect(body('/tools')).toMatch('Tools');
});

test('a page that cannot be loaded at all is refused with what it says', async () => {
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, { ...tools, top: "if (react.of === 'shell 1.0.0') throw new Error('no such hook');" }, '1.0.0');
  expect(await rejectionMessage(() => ensureBodies(store, frame, document))).toBe(
    `${store.releaseDir('mfe-tools', '1.0.0')}/server.cjs could not be run: no such hook`,
  );
});

test.each<[string, string]>([
  ["(() => { throw 'No words.'; })()", 'could not be rendered: No words.'],
  ["'<h1>Nothing</h1><i style=x>'", 'contains a style attribute; use a class of its CSS module instead: <i style='],
  ["'<p>Nothing</p>'", 'has 0 level-1 headings; a page must have exactly one.'],
])('the not-found page of the shell follows the same rules: %s', async (notFound, sentence) => {
  const { document } = await place(store, { ...shell, notFound }, '1.0.0');
  expect(await rejectionMessage(() => loadShell(store, document))).toBe(`The not-found page of shell ${sentence}`);
});
