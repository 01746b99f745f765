import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../fixtures/served-site.ts';
import { storeWithTwoApps } from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { remakePages } from '../commands/remake-pages.ts';

const YEAR = 'max-age=31536000';
const ADDRESSES = [
  '/',
  '/nothing',
  '/missing.js',
  '/releases/mfe-tools/1.0.0/web/styles.css',
  '/live.json',
  '/tools/',
  '/%',
  '/api/projects',
];

test('where the public address is encrypted every answer says that it stays so, until the address is another', async () => {
  const store = await storeWithTwoApps();
  const site = await serve(store.dir);
  const said = () =>
    Promise.all(ADDRESSES.map(async (address) => (await site.ask(address)).headers['strict-transport-security'] ?? 'nothing'));
  expect(await said()).toEqual(ADDRESSES.map(() => YEAR));
  await remakePages({ workspace: temporaryFolder(), store, publicUrl: 'http://localhost:8080' });
  expect(await said()).toEqual(ADDRESSES.map(() => 'nothing'));
  await remakePages({ workspace: temporaryFolder(), store, publicUrl: 'https://portal.example' });
  expect(await said()).toEqual(ADDRESSES.map(() => YEAR));
  await site.stop();
});

test('browsers are told of names below that of the site where its facts say so, and not without encryption', async () => {
  const dir = temporaryFolder();
  const said = async (publicUrl: string) => {
    rmSync(path.join(dir, 'current'), { force: true });
    siteWith(dir, JSON.stringify({ publicUrl, includeSubDomains: true }));
    const site = await serve(dir);
    const { headers } = await site.ask('/');
    await site.stop();
    return headers['strict-transport-security'];
  };
  expect(await said('https://portal.example')).toBe(`${YEAR}; includeSubDomains`);
  expect(await said('http://portal.example')).toBeUndefined();
});

test.each<[string, (dir: string) => void]>([
  ['there is no site yet', () => {}],
  ['a site says nothing of its address', (dir) => siteWith(dir, '{}')],
  ['a site cannot be read', (dir) => siteWith(dir, '{')],
])('while %s nothing is said of encryption, and the host answers', async (_, prepare) => {
  const dir = temporaryFolder();
  prepare(dir);
  const site = await serve(dir);
  const { status, headers } = await site.ask('/');
  await site.stop();
  expect([status, headers['strict-transport-security']]).toEqual([503, undefined]);
});

function siteWith(dir: string, text: string): void {
  mkdirSync(path.join(dir, 'sites/000001'), { recursive: true });
  writeFileSync(path.join(dir, 'sites/000001/site.json'), text);
  symlinkSync('sites/000001', path.join(dir, 'current'));
}
