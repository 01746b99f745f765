import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';
import { eventually } from '../../fixtures/eventually.ts';
import { allSent, type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const storeDir = temporaryFolder();
let mail: MailServer;
let api: TestApi;
/** Makes an entry live, as the site does. */
const write = (number: number, { at = new Date(), ...more }: Partial<Omit<LedgerEntry, 'at'>> & { at?: Date }) => {
  mkdirSync(path.join(storeDir, 'ledger'), { recursive: true });
  const steps = [{ app: 'mfe-content', from: '1.0.1', to: '1.0.0' }];
  const entry = { number, kind: 'rollback', who: 'Ada', why: 'a journey', steps, live: {}, publicUrl: '', ...more, at: at.toISOString() };
  const name = String(number).padStart(6, '0');
  writeFileSync(path.join(storeDir, `ledger/${name}.json`), JSON.stringify(entry));
  rmSync(path.join(storeDir, 'current'), { force: true });
  symlinkSync(`sites/${name}`, path.join(storeDir, 'current'));
};
const start = () => runningApi({ env: mail.env, storeDir, retryPolicy: QUICK, databaseUrl: api?.databaseUrl });
const written = () => api.rows<{ n: number }>("select count(*)::int as n from outbox where kind = 'rollback-team'");

test('the team gets one mail on each release that the site took back by itself, however many processes look', async () => {
  mail = await mailServer();
  write(1, { byWatch: true, at: new Date(Date.now() - 2 * 86_400_000) });
  api = await start();
  const second = await start();
  write(2, { byWatch: true, who: 'the site itself', why: 'watched after release: /volunteer failed twice\r\nBcc: a@b.example' });
  const [one] = await mail.mails(/took back mfe-content 1\.0\.1/);
  expect(one?.recipients).toEqual([TEAM]);
  expect(one?.text).toContain('from mfe-content 1.0.1 to 1.0.0');
  expect(one?.text).toContain('> watched after release: /volunteer failed twice Bcc: a@b.example');
  await second.stop();

  // Not on what people did, not again after a restart, and not on what is old.
  write(3, { why: 'by hand' });
  await api.stop();
  api = await start();
  write(4, { byWatch: true, steps: [{ app: 'mfe-curriculum', from: '2.0.0', to: '1.9.0' }] });
  await mail.mails(/took back mfe-curriculum 2\.0\.0/);
  await allSent(api);
  await eventually(written, ([row]) => row?.n === 2);
  expect(mail.arrived).toHaveLength(2);
});
