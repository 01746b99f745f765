import path from 'node:path';
import { type Fault, type Front, NOT_FOUND, startFront } from '../../fixtures/front.ts';
import { makeMember, receive, sendTo, statementText, type TestReceiver, uploadOf } from '../../fixtures/receiver.ts';
import { type Site, serve } from '../../fixtures/served-site.ts';
import { library, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';

let store: Store;
let dataDir: string;
let site: Site;
let front: Front;
let faultOf: (url: string) => Fault | undefined;
let receiver: TestReceiver;
let key: string;
let hear: (line: string) => void;
const said: string[] = [];

beforeEach(async () => {
  store = await storeWithTwoApps();
  dataDir = path.dirname(store.dir);
  key = await makeMember(dataDir, 'Ada', 'mfe-tools,mfe-library');
  faultOf = () => undefined;
  hear = () => {};
  said.length = 0;
  site = await serve(store.dir);
  front = await startFront(site.port, (url) => faultOf(url));
});
afterEach(async () => {
  await receiver.stop();
  await front.stop();
  await site.stop();
});

const start = async (length: string) => {
  const env = { PUBLIC_URL: front.address, WATCH_INTERVAL: '1', WATCH_LENGTH: length };
  const log = (line: string) => {
    said.push(line);
    hear(line);
  };
  receiver = await receive(dataDir, dataDir, { env, log });
};
const saying = (what: RegExp) =>
  new Promise<void>((resolve) => {
    hear = (line) => what.test(line) && resolve();
  });
const release = async (made: typeof tools, version: string, after: number, more: object = {}) => {
  const { files, body } = await uploadOf([{ ...made, files: { 'new.txt': version } }, version]);
  const text = statementText({ action: 'release', app: made.id, version, after, why: 'better', files, ...more });
  return (await sendTo(receiver, { text, key, body })).verdict;
};

test('a release that fails behind the web server is taken back after its author has the verdict, which says that it is watched', async () => {
  await start('1');
  faultOf = (url) => (url.includes('mfe-tools/1.0.1/web/tools.js') ? NOT_FOUND : undefined);
  const back = saying(/^Live: rollback mfe-tools 1\.0\.1 -> 1\.0\.0\. The site did this itself/);
  expect((await release(tools, '1.0.1', 1))?.text).toMatch(
    /^Live: release mfe-tools 1\.0\.0 -> 1\.0\.1\..+\nThe site watches it for 1 s and/,
  );
  await back;
  expect(store.head()).toMatchObject({ number: 3, kind: 'rollback', who: 'the site itself', byWatch: true });
});

test('who signs that a release is not watched is not told that it is, and no page of it is opened', async () => {
  await start('1');
  expect((await release(tools, '1.0.1', 1, { watch: false }))?.text).toMatch(/^Live: release mfe-tools [^\n]+$/);
  expect(front.asked).toEqual([]);
  expect(said).toEqual([]);
});

test('neither the queue nor another release of the app waits for a watch, and a receiver that is stopped ends it quietly', async () => {
  await start('3600');
  await release(tools, '1.0.1', 1);
  expect((await release(library, '1.0.1', 1))?.verdict).toBe('done');
  const replaced = saying(/^The watch has ended because mfe-tools 1\.0\.2 has become live since\.$/);
  expect((await release(tools, '1.0.2', 2))?.verdict).toBe('done');
  await replaced;
  await receiver.stop();
  expect(said.filter((line) => !line.startsWith('Watching ') && !line.startsWith('The watch has ended because'))).toEqual([]);
  expect(store.head()?.live).toMatchObject({ 'mfe-tools': ['1.0.0', '1.0.1', '1.0.2'], 'mfe-library': ['1.0.0', '1.0.1'] });
});
