import { reachOf, workspaceGraph } from './dependents.mjs';
import { journeysOf } from './journey-choice.mjs';
import { leftOut } from './left-out.mjs';
import { readRun, repeatedBy } from './run-options.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

const workspaces = workspaceFolders();
const graph = workspaceGraph();

describe('what stands after npm test --', () => {
  test('without a word it is the usual run, in an order that is another one each time and can be repeated', () => {
    const runs = [readRun([], workspaces), readRun([], workspaces)];
    expect(runs).toEqual([0, 1].map(() => ({ all: false, seed: expect.any(Number), folders: [] })));
    const [first, second] = runs.map((run) => ('seed' in run ? run.seed : undefined));
    expect(first).not.toBe(second);
    expect(readRun(['--seed', `${first}`], workspaces)).toEqual(runs[0]);
  });

  test('--all, --seed and folders are read in any order, and a folder may be written as the shell completes it', () => {
    const run = { all: true, seed: 7, folders: ['mfe-content', 'packages/ui'] };
    expect(readRun(['--all', '--seed', '7', 'mfe-content', 'packages/ui'], workspaces)).toEqual(run);
    expect(readRun(['mfe-content/', './packages/ui/', 'mfe-content', '--seed=7', '--all'], workspaces)).toEqual(run);
    expect(repeatedBy(run)).toBe('npm test -- --all --seed 7 mfe-content packages/ui');
  });

  test.each([
    [['mfe-contnt'], /^There is no folder "mfe-contnt" with its own tests\. The folders are .*mfe-content/],
    [['--seed', 'x'], /^The seed "x" is not a whole number/],
    [['--seed', '2147483648'], /^The seed "2147483648" is not a whole number/],
    [['--seed'], /^npm test does not know these options: --seed\. Try npm test, npm test -- --all/],
    [['--everything'], /^npm test does not know these options: --everything\./],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(readRun(args, workspaces).mistake).toMatch(sentence);
  });
});

describe('what a change in a folder can break', () => {
  test('an app is used by nobody, a package by apps, the shell and the review desk', () => {
    expect(reachOf(['mfe-content'], graph)).toEqual({ users: ['mfe-content'], tested: ['mfe-content'] });
    expect(reachOf(['packages/ui'], graph).users).toEqual(
      ['packages/ui', 'services/desk', 'shell', ...workspaces.filter((folder) => folder.startsWith('mfe-'))].sort(),
    );
  });

  test('what uses it through another one counts too', () => {
    const chain = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', []],
      ['d', []],
    ]);
    expect(reachOf(['c'], chain, { d: ['a'] })).toEqual({ users: ['a', 'b', 'c'], tested: ['a', 'b', 'c', 'd'] });
    expect(reachOf(['d'], chain, {})).toEqual({ users: ['d'], tested: ['d'] });
  });

  test('tests that read a folder are run, those of what uses these tests’ folder are not', () => {
    const { users, tested } = reachOf(['services/api'], graph);
    expect(users).toEqual(['services/api']);
    expect(tested).toEqual(['e2e', 'packages/api-client', 'services/api', 'services/site']);
  });

  test('a change in the set-up of everything can break everything', () => {
    expect(reachOf(['packages/build-presets'], graph).users).toEqual(workspaces);
  });
});

describe('the journeys of a run', () => {
  /** Whether Playwright would take a journey with these tags, which it writes behind its title. */
  const takes = (run: { all: boolean; folders: string[] }, ...tags: string[]) => {
    const { users } = reachOf(run.folders.length === 0 ? workspaces : run.folders, graph);
    const { grep, invert } = journeysOf(run, users, workspaces);
    const title = ['some.spec.ts a journey at an@address.example', ...tags].join(' ');
    return (grep === undefined || new RegExp(grep).test(title)) && !(invert !== undefined && new RegExp(invert).test(title));
  };

  test('the long ones are in the run with --all alone', () => {
    for (const folders of [[], ['mfe-content']]) {
      expect(takes({ all: false, folders }, '@mfe-content')).toBe(true);
      expect(takes({ all: false, folders }, '@mfe-content', '@long')).toBe(false);
      expect(takes({ all: true, folders }, '@mfe-content', '@long')).toBe(true);
    }
  });

  test('for an app they are those about it and those of everybody', () => {
    const run = { all: false, folders: ['mfe-content'] };
    expect(takes(run)).toBe(true);
    expect(takes(run, '@mfe-curriculum', '@mfe-content')).toBe(true);
    expect(takes(run, '@mfe-curriculum', '@api')).toBe(false);
    expect(takes(run, '@shell')).toBe(false);
    expect(takes({ all: false, folders: ['mfe-content', 'services/api'] }, '@mfe-curriculum', '@api')).toBe(true);
  });

  test.each(['shell', 'services/site', 'packages/ui', 'packages/contracts', 'e2e'])('for %s they are all', (folder) => {
    expect(takes({ all: false, folders: [folder] }, '@mfe-curriculum')).toBe(true);
  });

  test('the passes over pages open those of the chosen apps, and those of all apps where more can break', () => {
    const pagesOf = (...folders: string[]) => journeysOf({ all: false, folders }, reachOf(folders, graph).users, workspaces).pagesOf;
    expect(pagesOf('mfe-content', 'services/api')).toEqual(['mfe-content']);
    expect(pagesOf('mfe-content', 'shell')).toBeUndefined();
    expect(pagesOf('services/api')).toBeUndefined();
    expect(pagesOf()).toBeUndefined();
  });
});

describe('the last words of a run', () => {
  const facts = { tested: workspaces, workspaces, secondPostgres: true, journeysAreAll: true };

  test('name what was left out and the command that has it', () => {
    const usual = leftOut({ all: false, folders: [] }, facts);
    expect(usual).toMatch(/^Left out: the long tests \(kept releases, .*\)\. To run them: npm test -- --all$/);
    const ofApp = leftOut({ all: false, folders: ['mfe-content'] }, { ...facts, tested: ['mfe-content'], journeysAreAll: false });
    expect(ofApp).toMatch(
      /^Left out: the checks of imports between folders and of unused files; the tests of e2e, .*shell; journeys about others/,
    );
    expect(ofApp).toMatch(/the long tests .*To run them: npm test, or npm test -- --all$/);
    expect(ofApp).not.toContain('mfe-content');
    expect(leftOut({ all: true, folders: ['mfe-content'] }, facts)).not.toContain('long');
  });

  test('with --all only a second PostgreSQL that nobody named can be missing', () => {
    expect(leftOut({ all: true, folders: [] }, facts)).toBeUndefined();
    expect(leftOut({ all: true, folders: [] }, { ...facts, secondPostgres: false })).toMatch(
      /PORTAL_TEST_DATABASE_URL=.* npm test -- --all$/,
    );
  });
});
