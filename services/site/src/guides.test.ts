import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MadeUpApp, writeFiles } from '../fixtures/builds.ts';
import { rejectionMessage } from '../fixtures/rejection-message.ts';
import { shell } from '../fixtures/store.ts';
import { madeUpWorkspace, writeApp } from '../fixtures/workspace.ts';
import { main } from './main.ts';
import { UserFacingError } from './rules/user-facing-error.ts';
import { openStore } from './store/store.ts';
import { withWriterLock } from './store/writer-lock.ts';

// docs/release.md and docs/rollback.md are read in a hurry: what they quote must be what the commands say, and what they advise must work.
const guide = (name: string) => readFileSync(path.join(__dirname, '../../../docs', name), 'utf8');
const content: MadeUpApp = { id: 'mfe-content', pages: [{ path: '/volunteer', page: 'volunteer' }] };
const changed = { ...content, files: { 'new.txt': 'new' } };
const provides = { react: '19.3.1', router: '7.0.0' };
const needsRouter = { ...content, requires: { router: '^7.0.0' } };

let workspace: string;
let said: string[];
const environment = { ...process.env };
const run = async (...args: string[]) => {
  try {
    await main(args, workspace);
  } catch (problem) {
    if (!(problem instanceof UserFacingError)) throw problem;
    said.push(problem.message);
  }
};
const store = () => openStore(path.join(workspace, '.data/store'));
const live = () => Object.fromEntries(Object.entries(store().head()?.live ?? {}).map(([app, history]) => [app, history.at(-1)]));

beforeEach(() => {
  workspace = madeUpWorkspace(shell, content);
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'BROWSER_PATH']) delete process.env[name];
  process.env.API_URL = 'none';
  process.env.WATCH_LENGTH = '0';
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...environment };
});

/** Sentences of the commands that a guide quotes: the first column of its table, and the lines about what is live, or was not opened or watched. */
function quotes(text: string): string[] {
  const rows = [...text.matchAll(/^\| `(.+?)` \|/gm)];
  const answers = [...text.matchAll(/(?:^ *|`)((?:Live: |The (?:pages were|release was) not ).+?)(?:`|$)/gm)];
  return [...rows, ...answers].map(([, quote = '']) => quote);
}

/** Quotes that no command printed; an ellipsis stands for what differs each time. */
function unsaid(text: string): string[] {
  return quotes(text).filter((quote) => {
    const parts = quote.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return !said.some((line) => new RegExp(`^${parts.join('.*')}`, 's').test(line));
  });
}

test('every sentence that the guide to releasing quotes is one that a release says', async () => {
  process.env.WATCH_LENGTH = '1';
  await run('release', 'shell', 'mfe-content');
  process.env.WATCH_LENGTH = '0';
  await run('release', 'mfe-content');
  await run('release', 'mfe-contnt');
  writeFiles(path.join(workspace, 'mfe-content/source'), { mistake: 'planted' });
  await run('release', 'mfe-content');
  writeApp(workspace, { ...content, pages: [{ path: '/volunteer', page: 'volunteer', html: `(() => { throw new Error('planted') })()` }] });
  await run('release', 'mfe-content');
  writeApp(workspace, needsRouter);
  await run('release', 'mfe-content');
  writeApp(workspace, { ...content, id: 'mfe-second' });
  await run('release', 'mfe-second');
  await withWriterLock(store().dir, async () => {
    said.push(await rejectionMessage(() => withWriterLock(store().dir, async () => {}, 0)));
  });
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-content': '1.0.0' });
  writeApp(workspace, changed);
  await run('release', 'mfe-content');
  const text = guide('release.md');
  expect(quotes(text).length).toBeGreaterThan(7);
  expect(unsaid(text)).toEqual([]);
});

test('every sentence that the guide to rolling back quotes is one that a rollback says, and what it refuses changes nothing', async () => {
  await run('rollback', 'mfe-content');
  await run('release', 'shell', 'mfe-content');
  await run('rollback', 'mfe-contnt');
  await run('rollback', 'mfe-content');
  await run('rollback', 'mfe-content', '1.0.9');
  writeApp(workspace, { ...shell, provides });
  writeApp(workspace, needsRouter);
  await run('release', 'shell', 'mfe-content');
  await run('rollback', 'shell');
  expect(store().head()?.number).toBe(2);
  await run('rollback', 'mfe-content', '--why', 'the film does not play');
  await run('releases', '--withdraw', 'mfe-content', '1.0.1', '--why', 'it is dangerous');
  await run('rollback', 'mfe-content', '1.0.1');
  const text = guide('rollback.md');
  expect(quotes(text).length).toBeGreaterThan(4);
  expect(unsaid(text)).toEqual([]);
});

test('what was released together is gone back from with each of them, the shell last, as the guide says', async () => {
  await run('release', 'shell', 'mfe-content');
  writeApp(workspace, { ...shell, provides });
  writeApp(workspace, needsRouter);
  await run('release', 'shell', 'mfe-content');
  await run('rollback', 'shell');
  expect(live()).toEqual({ shell: '1.0.1', 'mfe-content': '1.0.1' });
  await run('rollback', 'mfe-content');
  await run('rollback', 'shell');
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-content': '1.0.0' });
});

test('the list shows the last change on top, in the columns that the guide shows', async () => {
  const [head = '', row = ''] = (guide('rollback.md').match(/^ *no\..+\n.+$/m)?.[0] ?? '').split('\n').map((line) => line.trim());
  await run('release', 'shell', 'mfe-content');
  writeApp(workspace, changed);
  await run('release', 'mfe-content', '--why', 'a new film on the home page');
  await run('releases');
  const lines = said.at(-1)?.split('\n') ?? [];
  const at = lines.findIndex((line) => line.startsWith('no.'));
  const cells = (line: string) => line.trim().split(/ {2,}/);
  expect(cells(lines[at] ?? '')).toEqual(cells(head));
  expect([0, 3, 4].map((cell) => cells(lines[at + 1] ?? '')[cell])).toEqual([0, 3, 4].map((cell) => cells(row)[cell]));
});
