import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { mailServer, QUICK } from '../../fixtures/mail-server.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { opened, readers } from '../../fixtures/readers.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { least, sent } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import type { Log } from '../logging/log.ts';
import { MailService } from '../mail/mail.service.ts';
import { ConductService } from './conduct.service.ts';
import { untilNextNotice, writeNotice } from './daily-notice.ts';

/** Tests that `reports.test.ts` runs. */
export function receptionCases(): void {
  const status = async (api: TestApi) => (await (await api.get('/api/conduct-report/reception')).json()) as { status: string };
  const [one, other] = readers;
  const both = `${one.recipient} ${other.recipient}`;
  const quietLog = () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() });

  test.each([
    [
      'two readers on a public address',
      { CONDUCT_RECIPIENTS: both, PUBLIC_URL: 'https://portal.org', NODE_ENV: 'production', LIMITS: '' },
      'open',
    ],
    ['one reader on a public address', { CONDUCT_RECIPIENTS: one.recipient, PUBLIC_URL: 'https://portal.org' }, 'closed'],
    ['no reader on a public address', { CONDUCT_RECIPIENTS: '', PUBLIC_URL: 'https://portal.org' }, 'closed'],
    ['no reader in production', { CONDUCT_RECIPIENTS: '', NODE_ENV: 'production', LIMITS: '' }, 'closed'],
    ['no reader on a laptop', { CONDUCT_RECIPIENTS: '', PUBLIC_URL: 'http://localhost:8080' }, 'trial'],
    ['one reader on a laptop', { CONDUCT_RECIPIENTS: one.recipient, PUBLIC_URL: 'http://192.168.1.7:8080' }, 'open'],
  ])('with %s, reports are as they have to be', async (_, env, expected) => {
    const log = quietLog();
    const api = await runningApi({ env, log: log as unknown as Log });
    expect(await status(api)).toEqual({ status: expected });
    const answer = await api.post('/api/conduct-report', least.report);
    if (expected === 'closed') {
      expect((await problemIn(answer, 503)).detail).toBe('Reports cannot be sent here yet; please write to us instead.');
      expect(await api.rows('select from conduct_reports')).toEqual([]);
      expect(log.warn).toHaveBeenCalledWith('incident reports are closed: CONDUCT_RECIPIENTS must name at least two public keys');
    } else expect(answer.status).toBe(201);
    await api.stop();
  });

  test('on a laptop, a key in the data folder opens what was sent; it is made when the portal starts, and the log says so', async () => {
    const DATA_DIR = temporaryFolder();
    const log = quietLog();
    const api = await runningApi({ env: { DATA_DIR, CONDUCT_RECIPIENTS: '' }, log: log as unknown as Log });
    const file = path.join(DATA_DIR, 'conduct-key.txt');
    expect(existsSync(file)).toBe(true);
    expect(log.info).toHaveBeenCalledWith('a key pair for trying out incident reports was made: conduct-key.txt in the data folder');
    await sent(api, 'report', least.report);
    const [row] = await api.rows<{ sealed: Buffer }>('select sealed from conduct_reports');
    expect(await opened(row?.sealed, readFileSync(file, 'utf8').trim().split('\n').at(-1))).toMatchObject(least.report);
  });

  test('the readers get one mail a day, the same to the letter whether or not a report came, however many processes write it', async () => {
    const mail = await mailServer();
    const env = { ...mail.env, REPORTS_TO: 'readers@bench.example' };
    const api = await runningApi({ env, retryPolicy: QUICK });
    const write = () => api.nest.get(DataSource).transaction((manager) => writeNotice(manager, api.nest.get(MailService).templates));
    await Promise.all([write(), write()]);
    const [before] = await mail.mails(/Incident reports/);
    await sent(api, 'report', least.report);
    await write();
    await api.rows("update outbox set created_at = created_at - interval '13 hours'");
    await write();
    const [, after, ...more] = await mail.mails(/Incident reports/, 2);
    expect(more).toEqual([]);
    expect(after?.recipients).toEqual(['readers@bench.example']);
    expect(after?.text).toBe(before?.text);
    expect(after?.raw.length).toBe(before?.raw.length);
  });

  test('the hour of the mail does not depend on when the portal was started', () => {
    const at = (time: string) =>
      new Date(Date.parse(`2026-11-23T${time}Z`) + untilNextNotice(6, Date.parse(`2026-11-23T${time}Z`))).toISOString();
    expect(at('05:59:59')).toBe('2026-11-23T06:00:00.000Z');
    expect(at('06:00:00')).toBe('2026-11-24T06:00:00.000Z');
    expect(at('17:30:00')).toBe('2026-11-24T06:00:00.000Z');
  });

  test('a report that cannot be stored is answered and leaves no line in the log; the rehearsal finds what is wrong, and stores nothing', async () => {
    const log = quietLog();
    const api = await runningApi({ log: log as unknown as Log });
    const rehearse = () => api.nest.get(ConductService).rehearse();
    for (const level of Object.values(log)) level.mockClear();
    await rehearse();
    expect(await api.rows('select from conduct_reports')).toEqual([]);
    await api.rows('alter table conduct_reports add constraint never check (sealed is null)');
    await problemIn(await api.post('/api/conduct-report', least.report), 500);
    for (const level of [log.info, log.warn, log.error]) expect(level).not.toHaveBeenCalled();
    await expect(rehearse()).rejects.toThrow('never');
  });
}
