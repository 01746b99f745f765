import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseDocumentSchema } from '@portal/contracts';
import { filesOf, type MadeUpApp, type MadeUpShell, saidBy, writeFiles } from '../../fixtures/builds.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { candidate, library, shell, tools } from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { describeBuild, readServerBuild } from './candidate.ts';

const SOURCE = { commit: 'abc', uncommitted: false, digest: 'def' };

/** Describes a build after something in its files was changed. */
async function describeChanged(change: (dir: string) => void, app: MadeUpApp | MadeUpShell = tools, name: string = app.id) {
  const dir = temporaryFolder();
  writeFiles(dir, filesOf(app), '1.0.0');
  change(dir);
  return describeBuild(name, '1.0.0', SOURCE, { dir, discard: () => {} }, await readServerBuild(name, dir));
}

test('a build of an app is described in a document that the schema accepts', () => {
  const { document } = candidate({ ...library, requires: { react: '^19.1.0' }, files: { 'static/words.json': '{}' } }, '1.2.3');
  expect(releaseDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(document).toMatchObject({
    app: 'mfe-library',
    version: '1.2.3',
    name: 'mfe_library__1_2_3_',
    entry: 'remoteEntry.js',
    pages: { home: { scripts: ['home.js'], styles: ['styles.css'] }, modules: { scripts: ['modules.js'], styles: ['styles.css'] } },
    requires: { react: '^19.1.0' },
    mfRuntimes: ['2.9.2'],
    provides: {},
  });
  expect(document.manifest.routes.map((route) => route.path)).toEqual(['/', '/modules']);
});

test('a build of the shell says what it provides and serves', () => {
  const { document } = candidate({ ...shell, provides: { react: '19.3.1' }, mfRuntimes: ['2.9.2', '2.10.0'] }, '1.0.0');
  expect(document).toMatchObject({
    app: 'shell',
    name: '',
    entry: 'shell.js',
    pages: { shell: { scripts: ['shell.js'], styles: ['shell.css'] }, theme: { scripts: ['theme.js'], styles: [] } },
    manifest: { id: 'shell', name: 'Made up', routes: [], menu: [] },
    requires: {},
    mfRuntimes: ['2.9.2', '2.10.0'],
    provides: { react: '19.3.1' },
  });
});

test.each([shell, { ...shell, worker: false, provides: { react: '19.3.1', 'react-dom': '19.3.1' } }, library, { ...tools, search: [] }])(
  'what %j says of itself is what the stores of tests take for it',
  async (made) => {
    const dir = temporaryFolder();
    writeFiles(dir, filesOf(made), '1.0.0');
    expect(await readServerBuild(made.id, dir)).toEqual(saidBy(made));
  },
);

test('every file that visitors can get has its size and integrity, and files for the build alone are gone', () => {
  const { document, dir } = candidate({ ...tools, files: { 'static/words.json': '{"a":1}' } }, '1.0.0');
  expect(Object.keys(document.files)).toEqual(['remoteEntry.js', 'static/words.json', 'styles.css', 'tools.js']);
  for (const [file, facts] of Object.entries({ ...document.files, '../server.cjs': document.server })) {
    const bytes = readFileSync(path.join(dir, 'web', file));
    expect(facts).toEqual({ size: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` });
  }
  expect(['mf-manifest.json', 'mf-stats.json'].some((file) => existsSync(path.join(dir, 'web', file)))).toBe(false);
});

test('a build can be described without its shared modules, whatever it asks of them when it is loaded', async () => {
  const top =
    "const context = react.createContext(null); const { a: { b } } = react.useThings('x')(1).more; class C extends react.Component {} new C(); [...react.list, '' + react.version];";
  expect((await describeChanged(() => {}, { ...tools, top })).document.manifest.id).toBe('mfe-tools');
});

test.each<[string, Partial<MadeUpApp>, string]>([
  [
    'an address in capitals',
    { pages: [{ path: '/Tools', page: 'tools' }], menu: [] },
    'The manifest mfe-tools/app.ts is not valid at routes.0.path: a path must be "/" or lowercase words with hyphens, like "/student-savings".',
  ],
  [
    'a menu entry that leads nowhere',
    { menu: [{ label: 'Else', path: '/else', position: 10 }] },
    'The manifest mfe-tools/app.ts is not valid: the menu entry "Else" leads to /else, which is not a route of this app.',
  ],
  [
    'an address twice',
    { pages: [{ path: '/tools', aliases: ['/tools'], page: 'tools' }] },
    'The manifest mfe-tools/app.ts is not valid: the address /tools appears twice.',
  ],
])('a manifest with %s is refused with the place', async (_, parts, sentence) => {
  expect(await rejectionMessage(() => describeChanged(() => {}, { ...tools, ...parts }))).toBe(sentence);
});

test('a build without a manifest is refused', async () => {
  const sentence = await rejectionMessage(() =>
    describeChanged((dir) => writeFileSync(path.join(dir, 'server.cjs'), 'exports.pages = {};')),
  );
  expect(sentence).toMatch(/^The manifest mfe-tools\/app\.ts is not valid: .*\.$/);
});

test('an app that calls itself by another name is refused', async () => {
  expect(await rejectionMessage(() => describeChanged(() => {}, library, 'mfe-books'))).toBe(
    'The manifest mfe-books/app.ts calls the app "mfe-library". Set its id to "mfe-books".',
  );
});

test('an address without a page is refused with the file that is missing', async () => {
  const sentence = await rejectionMessage(() =>
    describeChanged((dir) => {
      const file = path.join(dir, 'web/mf-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      rmSync(file);
      writeFileSync(file, JSON.stringify({ ...manifest, exposes: [] }));
    }),
  );
  expect(sentence).toBe('mfe-tools has no page "tools" for the address /tools. Add src/pages/tools.page.tsx or correct app.ts.');
});
