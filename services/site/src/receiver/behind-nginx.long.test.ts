import { rmSync } from 'node:fs';
import path from 'node:path';
import { describeNginx, type NginxSite, serveWithNginx } from '../../fixtures/nginx.ts';
import { makeKey, makeMember, receive, sendTo, statementText, type TestReceiver, type Upload, uploadOf } from '../../fixtures/receiver.ts';
import { storeWithTwoApps, tools } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';

describeNginx("Debian's nginx in front of the receiver", () => {
  let store: Store;
  let site: NginxSite;
  let receiver: TestReceiver;
  let key: string;
  let upload: Upload;
  beforeEach(async () => {
    store = await storeWithTwoApps();
    const dataDir = path.dirname(store.dir);
    key = await makeMember(dataDir, 'Ada', 'mfe-tools');
    upload = await uploadOf([{ ...tools, files: { 'better.txt': 'better' } }, '1.0.1']);
    receiver = await receive(dataDir, dataDir);
    site = await serveWithNginx({ storeDir: store.dir, receiver: Number(new URL(receiver.address).port) });
  });
  const behindNginx = (): TestReceiver => ({ address: `http://127.0.0.1:${site.port}`, stop: async () => {} });
  const releaseOf = (files = upload.files) =>
    statementText({ action: 'release', app: 'mfe-tools', version: '1.0.1', after: 1, why: 'better', files });

  test('passes a signed release and its answer on, and logs that there was one and nothing about it', async () => {
    const { lines, verdict } = await sendTo(behindNginx(), { text: releaseOf(), key, body: upload.body });
    expect(lines.length).toBeGreaterThan(0);
    expect(verdict).toMatchObject({ verdict: 'done', text: expect.stringMatching(/^Live: release mfe-tools 1\.0\.0 -> 1\.0\.1\./) });
    expect(store.head()?.number).toBe(2);
    expect(site.logs()).toMatch(/ POST - receiver 200 /);
    expect(site.logs()).not.toMatch(/127\.0\.0\.1|mfe-tools/);
  });

  test('passes the refusal of a large upload on, although its sender is still sending, and has no folder to write it into', async () => {
    rmSync(site.bodies, { recursive: true });
    const { verdict } = await sendTo(behindNginx(), { text: releaseOf(), key: makeKey(), body: Buffer.alloc(40 * 1024 * 1024) });
    expect(verdict?.text).toMatch(/^The key SHA256:\S+ does not belong to any team here\./);
    const { status, headers } = await site.ask('/receiver/', { method: 'POST', body: 'x' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([403, 'no-store', undefined]);
    const tooLarge = await site.ask('/receiver/', { method: 'POST', headers: { 'Content-Length': String(67 * 1024 * 1024) }, body: '' });
    expect(tooLarge.status).toBe(413);
  });

  test('says that the receiver is away where none runs', async () => {
    await receiver.stop();
    const { status, text } = await site.ask('/receiver/', { method: 'POST', body: 'x' });
    expect([status, JSON.parse(text).status]).toEqual([503, 503]);
  });

  test('has none at the host of previews, nor at that of the review desk', async () => {
    const ask = (host: string, method: string) => site.ask('/receiver/', { method, headers: { host } });
    expect((await ask('preview.portal.example', 'POST')).status).toBe(403);
    // Addresses do not end with a slash there, and none is called so without it.
    expect((await ask('preview.portal.example', 'GET')).headers.location).toBe('/receiver');
    expect((await site.ask('/receiver', { headers: { host: 'preview.portal.example' } })).status).toBe(404);
    // Its process is not running here.
    expect((await ask('review.portal.example', 'POST')).status).toBe(502);
  });
});
