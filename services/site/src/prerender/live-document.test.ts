import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveApp } from '@portal/contracts';
import { releaseDocument } from '../../fixtures/release-document.ts';
import { candidate, emptyStore, library, libraryWithTexts, place, shell } from '../../fixtures/store.ts';
import { composeLive, describeForBrowser, liveOfPage } from './live-document.ts';

const frame = releaseDocument('shell', '3.1.0');
const withMenu = (id: string, ...menu: [label: string, position: number][]) =>
  releaseDocument(id, '1.0.0', {
    manifest: {
      id,
      name: id,
      routes: menu.map(([label]) => ({ path: `/${label}`, page: 'page', title: label, description: label })),
      menu: menu.map(([label, position]) => ({ label, path: `/${label}`, position })),
    },
  });

test('a release is described with everything that the browser needs, and nothing that it does not', () => {
  const { document } = candidate({ ...library, files: { 'film.mp4': 'a film that no page loads first' } }, '1.2.0');
  const of = (file: string) => document.files[file]?.integrity ?? 'no such file';
  expect(describeForBrowser(document)).toEqual({
    id: 'mfe-library',
    label: 'The app mfe-library',
    version: '1.2.0',
    name: 'mfe_library__1_2_0_',
    base: '/releases/mfe-library/1.2.0/web/',
    entry: 'remoteEntry.js',
    mfRuntime: '2.9.2',
    routes: [
      { path: '/', page: 'home', title: 'Page home' },
      { path: '/modules', page: 'modules', title: 'Page modules' },
      { path: '/learn/modules', page: 'modules', title: 'Page modules', canonical: '/modules' },
    ],
    pages: {
      home: { scripts: ['home.js'], styles: ['styles.css'] },
      modules: { scripts: ['modules.js'], styles: ['styles.css'] },
    },
    integrity: {
      'home.js': of('home.js'),
      'modules.js': of('modules.js'),
      'remoteEntry.js': of('remoteEntry.js'),
      'styles.css': of('styles.css'),
    },
  } satisfies LiveApp);
  expect(of('home.js')).toMatch(/^sha384-/);
});

test('apps stand in the order of their ids, whatever order they come in', () => {
  const live = composeLive(7, frame, [{ live: withMenu('mfe-b') }, { live: withMenu('mfe-c') }, { live: withMenu('mfe-a') }]);
  expect([live.number, live.shell]).toEqual([7, { version: '3.1.0' }]);
  expect(live.apps.map(({ id }) => id)).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
});

test('the menu goes by position, and entries of the same position by the id of their app', () => {
  const live = composeLive(1, frame, [
    { live: withMenu('mfe-b', ['b-late', 100], ['b-same', 20], ['b-first', 5]) },
    { live: withMenu('mfe-a', ['a-same', 20], ['a-late', 110]) },
  ]);
  expect(live.menu.map(({ label }) => label)).toEqual(['b-first', 'a-same', 'b-same', 'b-late', 'a-late']);
  expect(live.menu[0]).toEqual({ label: 'b-first', path: '/b-first' });
});

test('the previous release is named with an address and an integrity that the stored file has', async () => {
  const store = emptyStore();
  await place(store, shell, '1.0.0');
  const previous = (await place(store, library, '1.0.0')).document;
  const live = (await place(store, library, '1.1.0')).document;
  const [app] = composeLive(2, frame, [{ live, previous }]).apps;
  expect(app?.previous).toMatchObject({ version: '1.0.0', address: '/releases/mfe-library/1.0.0/web/release.json' });

  // From the store again, as every later entry of the ledger does it.
  const [again] = composeLive(3, frame, [{ live, previous: store.release('mfe-library', '1.0.0') }]).apps;
  const bytes = readFileSync(path.join(store.dir, app?.previous?.address ?? ''));
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  expect([app?.previous?.integrity, again?.previous?.integrity]).toEqual([integrity, integrity]);
  expect(JSON.parse(bytes.toString())).toEqual(describeForBrowser(previous));
});

test('an app without a previous release says nothing of one', () => {
  const [app] = composeLive(1, frame, [{ live: withMenu('mfe-a') }]).apps;
  expect(app).not.toHaveProperty('previous');
});

describe('of pages that are not listed', () => {
  const { document } = candidate(libraryWithTexts, '1.0.0');
  const live = composeLive(4, frame, [{ live: document, previous: candidate(library, '0.9.0').document }, { live: withMenu('mfe-z') }]);
  const routes = (of: typeof live) => of.apps[0]?.routes.map(({ path: address }) => address);
  const route = (address: string) => document.manifest.routes.find((each) => each.path === address) ?? fail();
  const fail = (): never => {
    throw new Error('no such route');
  };

  test('other pages know nothing: no address, no file, as if they did not exist', () => {
    const without = candidate(library, '1.0.0').document;
    expect(routes(live)).toEqual(['/', '/modules', '/learn/modules']);
    expect(live.apps[0]).toEqual({ ...describeForBrowser(without), previous: live.apps[0]?.previous });
  });

  test('the page itself knows its own address and files beside those that all know, and the release before', () => {
    const own = liveOfPage(live, document, route('/modules/two'));
    expect(routes(own)).toEqual([...(routes(live) ?? []), '/modules/two']);
    expect(own.apps[0]?.pages.text).toEqual({ scripts: ['text.js'], styles: ['styles.css'] });
    expect(own.apps[0]?.integrity['text.js']).toBe(document.files['text.js']?.integrity);
    expect(own.apps[0]?.previous).toEqual(live.apps[0]?.previous);
    expect({ ...own, apps: own.apps.slice(1) }).toEqual({ ...live, apps: live.apps.slice(1) });
  });

  test('a listed page says what all say, and the description for a fall-back has them all', () => {
    expect(liveOfPage(live, document, route('/modules'))).toBe(live);
    expect(describeForBrowser(document).routes).toHaveLength(6);
    expect(describeForBrowser(document).pages).toHaveProperty('text');
  });
});
