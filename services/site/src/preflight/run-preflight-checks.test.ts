import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MadeUpApp, MadeUpShell } from '../../fixtures/builds.ts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import {
  candidate,
  emptyStore,
  library,
  libraryWithTexts,
  type Made,
  PUBLIC_URL,
  shell,
  storeWithTwoApps,
  tools,
} from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import type { Candidate } from '../build/candidate.ts';
import type { Store } from '../store/store.ts';
import { runPreflightChecks } from './run-preflight-checks.ts';

/** A program that exists but cannot open a page. */
const NO_BROWSER = process.execPath;

let store: Store;
let said: string[];
beforeEach(async () => {
  store = await storeWithTwoApps();
  said = [];
});

async function preflight(candidates: readonly Candidate[], into = store, browser?: string) {
  const passed = await runPreflightChecks({
    store: into,
    candidates,
    publicUrl: PUBLIC_URL,
    browser,
    log: (line) => said.push(line),
  });
  passed.trial.discard();
  return passed;
}
/** The sentence with which preflight refuses made-up apps. */
const refusal = (...made: readonly Made[]) => rejectionMessage(() => preflight(made.map((each) => candidate(...each))));
const page = (html: string): MadeUpApp => ({ ...tools, pages: [{ path: '/tools', page: 'tools', html }] });

test('a good candidate passes, nothing of the store is touched, and what was tried is gone', async () => {
  const place = temporaryFolder();
  jest.spyOn(os, 'tmpdir').mockReturnValue(place);
  const before = folderContents(store.dir);
  const built = candidate(tools, '1.0.1');
  const { candidates } = await preflight([built]);
  jest.restoreAllMocks();
  expect(candidates[0]?.document).toEqual({
    ...built.document,
    opened: { inBrowser: false, note: 'no Chrome, Chromium or Edge was found' },
  });
  expect(said).toEqual(['The pages were not opened in a browser before the release: no Chrome, Chromium or Edge was found.']);
  expect(folderContents(store.dir)).toEqual(before);
  expect(Object.keys(folderContents(place)).filter((name) => name.startsWith('portal-trial-'))).toEqual([]);
});

test('the first release of all passes too', async () => {
  await expect(preflight([candidate(shell, '1.0.0'), candidate(library, '1.0.0')], emptyStore())).resolves.toBeDefined();
});

test('of texts with the same script one is opened in a browser, and every one is rendered and examined (0023)', async () => {
  const texts = candidate(libraryWithTexts, '1.0.1');
  await preflight([texts], store, NO_BROWSER);
  expect(said[0]).toBe('Opening 4 of 6 pages (one for all texts that share a script) in a browser.');
  await preflight([candidate(tools, '1.0.1')], store, NO_BROWSER);
  expect(said).toContain('Opening the page in a browser.');

  const pages = libraryWithTexts.pages.map((each) => ({
    ...each,
    ...(each.page === 'text' && { html: `path.endsWith('three') ? '<h2>No title</h2>' : '<h1>A text</h1>'` }),
  }));
  expect(await refusal([{ ...libraryWithTexts, pages }, '1.0.1'])).toContain(
    'The page /modules/three of mfe-library has 0 level-1 headings',
  );
});

describe('preflight refuses, in a sentence that says what to do,', () => {
  test('a browser that was named and is not there', async () => {
    expect(await rejectionMessage(() => preflight([candidate(tools, '1.0.1')], store, '/no/such/browser'))).toBe(
      'BROWSER_PATH is "/no/such/browser", but there is no such file, so no page was opened. Name a Chrome, Chromium or Edge, leave it out to use the one that is installed, or set BROWSER_PATH=none to release without that check.',
    );
  });

  test('a file that is missing', async () => {
    const built = candidate(tools, '1.0.1');
    const document = { ...built.document, entry: 'gone.js' };
    expect(await rejectionMessage(() => preflight([{ ...built, document }]))).toBe(
      'mfe-tools 1.0.1 is damaged: a page needs the file gone.js, which the build did not make. Build and release it again, or put the file back from a backup of the store.',
    );
  });

  test('a file with other bytes than were recorded', async () => {
    const built = candidate(tools, '1.0.1');
    writeFileSync(path.join(built.dir, 'web/tools.js'), 'something else');
    expect(await rejectionMessage(() => preflight([built]))).toContain(
      'mfe-tools 1.0.1 is damaged: its file tools.js is not the one that was recorded.',
    );
  });

  test('a picture that the page names and the release does not have', async () => {
    expect(await refusal([page(`'<h1>Tools</h1><img alt="" src="/releases/mfe-tools/__VERSION__/web/gone.svg">'`), '1.0.1'])).toBe(
      'The page /tools of mfe-tools names the file gone.svg, which is not in the release. Import the file where the page uses it, so that the build includes it.',
    );
  });

  test('a page that throws', async () => {
    expect(await refusal([page(`(() => { throw new Error('planted') })()`), '1.0.1'])).toContain(
      'The page /tools of mfe-tools could not be rendered: planted Look at mfe-tools/src/pages/tools.page.tsx.',
    );
  });

  test.each([
    ['a style attribute', `'<h1 style="color: red">Tools</h1>'`],
    ['a style element', `'<h1>Tools</h1><style>h1 { color: red }</style>'`],
    ['a script', `'<h1>Tools</h1><script>alert(1)</script>'`],
  ])('%s', async (what, html) => {
    expect(await refusal([page(html), '1.0.1'])).toContain(`The page /tools of mfe-tools contains ${what}`);
  });

  test('a page with too much script', async () => {
    const noise = Array.from({ length: 70_000 }, (_, index) => ((index * 2_654_435_761) % 4_294_967_296).toString(36)).join('');
    const heavy = { ...tools, files: { 'tools.js': `/* ${noise} */` } };
    expect(await refusal([heavy, '1.0.1'])).toMatch(
      /^The page \/tools of mfe-tools loads \d+ KB of script, including the shell's, but a page to read may load at most 145 KB\. Load what is not needed at first with import\(\)/,
    );
  });

  test('"pictures at most 60 KB a page"', async () => {
    const showing = (...names: string[]): MadeUpApp => ({
      ...page(`'<h1>Tools</h1>${names.map((name) => `<img alt="" src="/releases/mfe-tools/__VERSION__/web/${name}">`).join('')}'`),
      files: { 'one.png': randomBytes(40_000), 'two.png': randomBytes(40_000) },
    });
    expect(await refusal([showing('one.png', 'two.png'), '1.0.1'])).toBe(
      'The pictures of the page /tools of mfe-tools weigh 80.0 KB together, but the pictures of a reading page may weigh at most 60.0 KB. Make them smaller, or draw them as SVG.',
    );
    await expect(preflight([candidate(showing('one.png'), '1.0.1')])).resolves.toBeDefined();
  });

  test('a picture that is too heavy', async () => {
    expect(await refusal([{ ...tools, files: { 'big.png': Buffer.alloc(300_000) } }, '1.0.1'])).toBe(
      'The picture big.png of mfe-tools weighs 300 KB, but a picture may weigh at most 200 KB. Make it smaller, or draw it as SVG.',
    );
  });

  test('entries with which the search index would weigh more than 40 KB as it is sent', async () => {
    const noise = (at: number) => ((at * 2_654_435_761) % 4_294_967_296).toString(36);
    const entries = Array.from({ length: 400 }, (_, index) => ({
      kind: 'tool',
      title: `Tool ${index}`,
      text: Array.from({ length: 40 }, (_, word) => noise(index * 40 + word)).join(' '),
      address: `/tools#tool-${index}`,
    }));
    const withEntries = (count: number) => {
      const built = candidate(tools, '1.0.1');
      return { ...built, document: { ...built.document, search: entries.slice(0, count) } };
    };
    await expect(preflight([withEntries(50)])).resolves.toBeDefined();
    expect(await rejectionMessage(() => preflight([withEntries(400)]))).toMatch(
      /^With mfe-tools, the search index of the site weighs \d+(\.\d)? KB, but it may weigh at most 40\.0 KB\. Write fewer or shorter entries in search\.ts\.$/,
    );
  });

  test('an address that belongs to another app', async () => {
    expect(await refusal([{ ...tools, pages: [{ path: '/modules', page: 'tools' }], menu: [] }, '1.0.1'])).toContain(
      'belongs to mfe-library',
    );
  });

  test('a library that the shell has in the page already', async () => {
    const withLibraries = (app: MadeUpApp | MadeUpShell, ...made: string[]) => {
      const built = candidate(app, '1.0.1');
      return { ...built, document: { ...built.document, libraries: made } };
    };
    const both = [withLibraries(shell, 'cookie', 'lucide-react'), withLibraries(tools, 'lucide-react', 'react/jsx-runtime', 'cookie')];
    expect(await rejectionMessage(() => preflight(both))).toContain(
      'mfe-tools brings its own copy of cookie, which the shell has already loaded.',
    );
    expect(await rejectionMessage(() => preflight([withLibraries(tools, 'react-dom')]))).toContain(
      'mfe-tools brings its own copy of react-dom, which the shell shares with every app.',
    );
  });

  test('a shell that no longer gives a name which a live release uses, naming the app', async () => {
    const user = { ...tools, top: 'react.of;' };
    const narrow = { ...candidate(shell, '1.0.1') };
    const apps = candidate(user, '1.0.1');
    expect(apps.document.uses).toEqual({ react: ['of'] });
    const document = { ...narrow.document, gives: { react: [] } };
    expect(await rejectionMessage(() => preflight([{ ...narrow, document }, apps]))).toBe(
      'mfe-library 1.0.0 and shell 1.0.1 do not fit together: the app uses of of react, which this shell does not share. Add it to shell/src/federation/shared.ts, or release the app without it first.',
    );
  });
});

test('a damaged release of another app does not keep a good one from being released', async () => {
  rmSync(path.join(store.releaseDir('mfe-library', '1.0.0'), 'web/home.js'));
  await expect(preflight([candidate(tools, '1.0.1')])).resolves.toBeDefined();
});
