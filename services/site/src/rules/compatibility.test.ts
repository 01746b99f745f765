import type { ReleaseDocument } from '@portal/contracts';
import { releaseDocument } from '../../fixtures/release-document.ts';
import { type ReleasePair, requireCompatible } from './compatibility.ts';

const document = releaseDocument;
const withRoutes = (app: string, version: string, ...routes: [path: string, ...aliases: string[]][]): ReleaseDocument =>
  document(app, version, {
    manifest: {
      id: app,
      name: app,
      routes: routes.map(([path, ...aliases]) => ({ path, aliases, page: 'page', title: 'Page', description: 'A page.' })),
      menu: [],
    },
  });

const shell18 = document('shell', '1.0.0', { provides: { react: '18.3.0' } });
const shell19 = document('shell', '2.0.0', { provides: { react: '19.3.1' } });
const bare = document('shell', '2.0.0', { provides: {} });
const newRuntime = document('shell', '2.0.0', { provides: { react: '18.3.0' }, mfRuntimes: ['2.10.0', '2.11.0'] });
const needs18 = document('mfe-library', '1.0.0', { requires: { react: '^18.2.0' } });
const needs19 = document('mfe-library', '1.1.0', { requires: { react: '^19.0.0' } });
const needs18Or19 = document('mfe-library', '1.2.0', { requires: { react: '^18.2.0 || ^19.0.0' } });

const check = (shell: ReleasePair, app: ReleasePair, ...becoming: string[]) => requireCompatible(shell, [app], new Set(becoming));

const range18 = (app: string) =>
  `${app} do not fit together: the app needs react ^18.2.0, but this shell provides 19.3.1. Build the app against 19.3.1, or release both together.`;
const range19 = (app: string) =>
  `${app} do not fit together: the app needs react ^19.0.0, but this shell provides 18.3.0. Build the app against 18.3.0, or release both together.`;

test.each<[string, ReleasePair, ReleasePair, string, string]>([
  ['an app does not fit the live shell', { live: shell18 }, { live: needs19 }, 'mfe-library', range19('mfe-library 1.1.0 and shell 1.0.0')],
  [
    'an app does not fit the previous shell, which a rollback would bring back',
    { live: shell19, previous: shell18 },
    { live: needs19 },
    'mfe-library',
    range19('mfe-library 1.1.0 and shell 1.0.0'),
  ],
  [
    'a shell does not fit a live app',
    { live: shell19, previous: shell18 },
    { live: needs18 },
    'shell',
    range18('mfe-library 1.0.0 and shell 2.0.0'),
  ],
  [
    'a shell does not fit a previous app, which stands in for the live one',
    { live: shell19, previous: shell18 },
    { live: needs18Or19, previous: needs18 },
    'shell',
    range18('mfe-library 1.0.0 and shell 2.0.0'),
  ],
  [
    'a shell does not provide what a live app needs',
    { live: bare, previous: shell18 },
    { live: needs18 },
    'shell',
    'mfe-library 1.0.0 and shell 2.0.0 do not fit together: the app needs react, which this shell does not provide. Release a shell that provides it first, or remove the import.',
  ],
  [
    'a shell does not serve the federation runtime of an app',
    { live: newRuntime, previous: shell18 },
    { live: needs18 },
    'shell',
    "mfe-library 1.0.0 and shell 2.0.0 do not fit together: the app was built for the federation runtime 2.9.2, but this shell serves 2.10.0, 2.11.0. Build the app with the workspace's current versions, or release a shell that still serves 2.9.2.",
  ],
])('it is refused when %s', (_, shell, app, becoming, sentence) => {
  expect(() => check(shell, app, becoming)).toThrow(sentence);
});

test.each<[string, ReleasePair, ReleasePair, string[]]>([
  ['an app that fits both shells', { live: shell19, previous: shell18 }, { live: needs18Or19 }, ['mfe-library']],
  ['a shell that fits both releases of an app', { live: shell19 }, { live: needs18Or19, previous: needs19 }, ['shell']],
  [
    'two that fit only each other and become live together',
    { live: shell19, previous: shell18 },
    { live: needs19, previous: needs18 },
    ['shell', 'mfe-library'],
  ],
  [
    'an app whose earlier release does not fit, because nobody is given that one',
    { live: shell19 },
    { live: needs19, previous: needs18 },
    ['mfe-library'],
  ],
  ['a shell whose earlier release does not fit', { live: shell19, previous: shell18 }, { live: needs19 }, ['shell']],
  ['another app, while a pair that stays does not fit', { live: shell18, previous: shell19 }, { live: needs19 }, ['mfe-tools']],
])('%s may become live', (_, shell, app, becoming) => {
  expect(() => check(shell, app, ...becoming)).not.toThrow();
});

describe('an address', () => {
  const sentence = (owner: string, other: string) =>
    `The address /tools belongs to ${owner}, so ${other} cannot have it. Choose another address, or agree with that team and release both together.`;
  const library = { live: withRoutes('mfe-library', '1.0.0', ['/'], ['/tools']) };
  const tools = { live: withRoutes('mfe-tools', '1.0.0', ['/all-tools', '/tools']) };
  const shell = { live: shell19 };

  test.each([
    ['mfe-tools', 'mfe-library'],
    ['mfe-library', 'mfe-tools'],
  ])('that %s wants belongs to %s, which had it before', (becoming, owner) => {
    expect(() => requireCompatible(shell, [library, tools], new Set([becoming]))).toThrow(sentence(owner, becoming));
  });

  test('can go from one app to another when both are released together', () => {
    const without = { live: withRoutes('mfe-library', '1.1.0', ['/']), previous: library.live };
    expect(() => requireCompatible(shell, [without, tools], new Set(['mfe-library', 'mfe-tools']))).not.toThrow();
  });

  test.each(['/404', '/index', '/releases/notes', '/api', '/api/notes', '/receiver'])(
    'that the site answers itself, %s, belongs to no app',
    (address) => {
      const app = { live: withRoutes('mfe-tools', '1.0.0', ['/tools', address]) };
      expect(() => requireCompatible(shell, [app], new Set(['mfe-tools']))).toThrow(
        `The address ${address} belongs to the site itself, so mfe-tools cannot have it. Choose another address.`,
      );
    },
  );
});

describe('it is refused when the name of one release begins the name of another', () => {
  const one = { live: document('mfe-lib', '1.0.0', { name: 'mfe_lib' }) };
  const sentence = (other: string) =>
    `The name mfe_lib of mfe-lib 1.0.0 is the beginning of the name of ${other}, so the two could be confused. Rename one of the two apps.`;

  test.each<[string, ReleasePair]>([
    ['mfe-library 1.1.0', { live: needs19 }],
    ['mfe-library 1.0.0', { live: document('mfe-library', '1.1.0', { name: 'quite_another' }), previous: needs18 }],
  ])('which is that of %s', (title, other) => {
    expect(() => requireCompatible({ live: shell19 }, [one, other], new Set())).toThrow(sentence(title));
  });
});

test('names as releases really carry them never begin one another', () => {
  const apps = [
    { live: document('mfe-a', '1.0.1'), previous: document('mfe-a', '1.0.10') },
    { live: document('mfe-a-b', '1.0.1'), previous: document('mfe-a-b', '1.0.0') },
  ];
  expect(() => requireCompatible({ live: shell19 }, apps, new Set(['mfe-a', 'mfe-a-b']))).not.toThrow();
});
