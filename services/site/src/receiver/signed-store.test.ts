import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument } from '@portal/contracts';
import { makeMember, receive, sendTo, statementText, type TestReceiver, uploadOf } from '../../fixtures/receiver.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { rollback } from '../commands/rollback.ts';
import { ensureBodies } from '../prerender/render-bodies.ts';
import type { Store } from '../store/store.ts';

let store: Store;
let receiver: TestReceiver;
let ada: string;
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const back = (to: string) => rollback({ workspace: store.dir, store, app: 'mfe-tools', to, publicUrl: 'https://portal.example' });
const inRelease = (name: string) => path.join(store.releaseDir('mfe-tools', '1.0.1'), name);

/** Changes a file of the signed release, and its document with it, as somebody would who can write into the store. */
function tamper(name: string, change: (document: ReleaseDocument, facts: ReleaseDocument['server']) => object): void {
  const text = `${readFileSync(inRelease(name), 'utf8')}\n// planted\n`;
  writeFileSync(inRelease(name), text);
  const document = JSON.parse(readFileSync(inRelease('release.json'), 'utf8'));
  writeFileSync(inRelease('release.json'), JSON.stringify(change(document, { size: text.length, integrity: integrity(text) })));
}

beforeEach(async () => {
  store = await storeWithTwoApps();
  const dataDir = path.dirname(store.dir);
  ada = await makeMember(dataDir, 'Ada', 'mfe-tools');
  receiver = await receive(dataDir, dataDir);
  const { files, body } = await uploadOf([{ ...tools, files: { 'better.js': 'better' } }, '1.0.1']);
  const text = statementText({ action: 'release', app: 'mfe-tools', version: '1.0.1', after: 1, why: 'better', files });
  expect((await sendTo(receiver, { text, key: ada, body })).verdict?.verdict).toBe('done');
});

test('the document in the store is the signed one to the byte; what the preflight saw stands beside it', () => {
  const signed = JSON.parse(store.head()?.signed?.statement ?? '');
  const [document] = signed.files;
  expect(document).toMatchObject({ path: 'release.json', integrity: integrity(readFileSync(inRelease('release.json'), 'utf8')) });
  expect(store.release('mfe-tools', '1.0.1').opened).toEqual({ inBrowser: false, note: 'no Chrome, Chromium or Edge was found' });
});

test('a release is not gone back to whose file and document were both changed since it was signed', async () => {
  await back('1.0.0');
  tamper('web/better.js', (document, facts) => ({ ...document, files: { ...document.files, 'better.js': facts } }));
  expect(await rejectionMessage(() => back('1.0.1'))).toMatch(
    /^mfe-tools 1\.0\.1 is damaged: its file release\.json is not the one that its team signed\./,
  );
  expect(store.head()?.live['mfe-tools']).toEqual(['1.0.0']);
});

test('a server build is not run, for no rendering, that was changed with its document since it was signed', async () => {
  tamper('server.cjs', (document, server) => ({ ...document, server }));
  rmSync(path.dirname(store.bodyFile('1.0.0', 'mfe-tools', '1.0.1', '/')), { recursive: true, force: true });
  const shell = store.release('shell', '1.0.0');
  expect(await rejectionMessage(() => ensureBodies(store, shell, store.release('mfe-tools', '1.0.1')))).toMatch(
    /^mfe-tools 1\.0\.1 is damaged: its file server\.cjs is not the one that was recorded, so it is not run\./,
  );
});
