import path from 'node:path';
import { makeMember, receive, type TestReceiver } from '../fixtures/receiver.ts';
import { library, shell, storeWithTwoApps, tools } from '../fixtures/store.ts';
import { madeUpWorkspace, writeApp } from '../fixtures/workspace.ts';
import { main } from './main.ts';
import { UserFacingError } from './rules/user-facing-error.ts';
import type { Store } from './store/store.ts';

let workspace: string;
let store: Store;
let dataDir: string;
let receiver: TestReceiver;
let ada: string;
let said: jest.SpyInstance;
const environment = { ...process.env };

/** What a command says, its refusal included. */
const run = async (...args: string[]) => {
  said.mockClear();
  let refused = '';
  try {
    await main(args, workspace);
  } catch (problem) {
    if (!(problem instanceof UserFacingError)) throw problem;
    refused = problem.message;
  }
  return [...said.mock.calls.flat().map(String), ...(refused ? [`REFUSED ${refused}`] : [])];
};
const to = (key = ada) => ['--to', receiver.address, '--key', key];
const changeText = (html: string, app = tools) => {
  const [page] = app.pages;
  if (page) writeApp(workspace, { ...app, pages: [{ ...page, html: `'<h1>${html}</h1>'` }, ...app.pages.slice(1)] });
};

beforeEach(async () => {
  workspace = madeUpWorkspace(shell, library, tools);
  store = await storeWithTwoApps();
  dataDir = path.dirname(store.dir);
  ada = await makeMember(dataDir, 'Ada', 'mfe-tools');
  receiver = await receive(workspace, dataDir);
  said = jest.spyOn(console, 'log').mockImplementation(() => {});
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'BROWSER_PATH']) delete process.env[name];
  process.env.API_URL = 'none';
});
afterEach(() => {
  said.mockRestore();
  process.env = { ...environment };
});

test('a member releases from another machine and goes back, and the ledger says who', async () => {
  expect(await run('release', 'mfe-tools', ...to())).toEqual(['mfe-tools: nothing has changed since 1.0.0, so there is no new release.']);
  changeText('Better');
  expect(await run('release', 'mfe-tools', '--why', 'better words', ...to())).toEqual([
    'mfe-tools: server.cjs differs from 1.0.0.',
    'mfe-tools: building 1.0.1 from files that are not committed.',
    expect.stringMatching(/^mfe-tools: sending 1\.0\.1, 5 files, \d+ kB, to http:\/\/localhost:\d+\.$/),
    'The pages were not opened in a browser before the release: no Chrome, Chromium or Edge was found.',
    `Live: release mfe-tools 1.0.0 -> 1.0.1. To undo: npm run rollback -- mfe-tools --to ${receiver.address}`,
  ]);
  expect(store.head()).toMatchObject({ number: 2, who: 'Ada', why: 'better words', signed: { signatures: [{ who: 'Ada' }] } });
  expect(await run('rollback', 'mfe-tools', '--why', 'worse after all', ...to())).toEqual(['Live: rollback mfe-tools 1.0.1 -> 1.0.0.']);
  expect(store.head()).toMatchObject({ number: 3, who: 'Ada', why: 'worse after all' });
});
