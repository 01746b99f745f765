import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { READ_BY_TESTS, workspaceGraph } from './dependents.mjs';
import { knownTags } from './journey-choice.mjs';
import { ABOUT_POSTGRES, SKIP_ON_SECOND_DATABASE } from './second-postgres.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

// Lists that people keep by hand: what is missing in one is told here, not by a test that never ran.

const root = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Files below a folder whose path matches, libraries and builds left out. */
function filesOf(folder: string, pattern: RegExp, below = ''): string[] {
  return readdirSync(path.join(root, folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesOf(folder, pattern, name);
      return pattern.test(name) ? [name] : [];
    })
    .sort();
}
const workspaces = workspaceFolders();

describe('the second PostgreSQL', () => {
  const API = 'services/api';
  /** Files that this one imports by a path. */
  const importsOf = (file: string) =>
    [...read(file).matchAll(/ from '(\.[^']+)'/g)].map(([, from = '']) => path.posix.join(path.posix.dirname(file), from));
  /** Fixtures and cases through which a test comes to a database, and the programs that open one themselves. */
  const opens = (file: string): boolean =>
    /\/(test-database|api-program|embedded-server)\.ts$/.test(file) ||
    (/\/fixtures\/|\.cases\.ts$/.test(file) && existsSync(path.join(root, file)) && importsOf(file).some(opens));
  const needing = filesOf(`${API}/src`, /\.test\.ts$/).filter((name) => importsOf(`${API}/src/${name}`).some(opens));

  test('every test of the API that needs a database is either about PostgreSQL or the same anywhere', () => {
    expect(needing.length).toBeGreaterThan(10);
    expect([...ABOUT_POSTGRES, ...SKIP_ON_SECOND_DATABASE].sort()).toEqual(needing);
  });

  test('nothing is about PostgreSQL and in the long tests, which are not chosen by their names', () => {
    expect(ABOUT_POSTGRES.filter((name) => name.includes('.long.'))).toEqual([]);
  });
});

test('every workspace with tests is a project of Jest by the name of its package, by which a run chooses it', () => {
  const tested = workspaces.filter((folder) => filesOf(folder, /\.test\.tsx?$/).length > 0);
  for (const folder of tested) {
    const { displayName } = require(path.join(root, folder, 'jest.config.cjs'));
    expect([folder, displayName]).toEqual([folder, JSON.parse(read(`${folder}/package.json`)).name]);
  }
});

test('what tests read of another workspace by its path is known to the choice of what a change can break', () => {
  const graph = workspaceGraph();
  const missing = workspaces.flatMap((folder) =>
    filesOf(folder, /\.(test|cases)\.tsx?$/).flatMap((name) =>
      [...read(`${folder}/${name}`).matchAll(/['"`](\.\.\/[^'"`]+)['"`]/g)].flatMap(([, from = '']) => {
        const target = path.posix.join(path.posix.dirname(`${folder}/${name}`), from);
        const other = workspaces.find((each) => each !== folder && target.startsWith(`${each}/`));
        const known = other === undefined || graph.get(folder)?.includes(other) || READ_BY_TESTS[folder]?.includes(other);
        return known ? [] : [`${folder}/${name} reads ${target}`];
      }),
    ),
  );
  expect(missing).toEqual([]);
});

test('a journey has no tag that no run knows', () => {
  const known = knownTags(workspaces);
  const used = filesOf('e2e/specs', /\.spec\.ts$/).flatMap((name) =>
    [...read(`e2e/specs/${name}`).matchAll(/\btag: (\[[^\]]*\]|'[^']*')/g)].flatMap(([, tags = '']) =>
      [...tags.matchAll(/'([^']+)'/g)].map(([, tag = '']) => `${tag} in ${name}`),
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((each) => !known.includes(each.split(' ')[0] ?? ''))).toEqual([]);
});
