import { DataSource } from 'typeorm';
import { allSent, type MailServer, mailServer, QUICK } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least } from '../../fixtures/sent.ts';
import type { Log } from '../logging/log.ts';
import { MailService } from '../mail/mail.service.ts';
import { writeNotice } from './daily-notice.ts';

/** Days of each kind: enough to detect nearly always anything that tells them apart in one of fifty. */
const DAYS = 200;

/** A portal, the emails that its team gets and what its log says. */
interface Watched {
  readonly api: TestApi;
  readonly mail: MailServer;
  readonly lines: string[];
}

async function watched(): Promise<Watched> {
  const mail = await mailServer();
  const lines: string[] = [];
  const say = (...words: unknown[]) => void lines.push(JSON.stringify(words).replace(/"(mail|ms|error)":("[^"]*"|\d+),?/g, ''));
  const log = { info: say, warn: say, error: say, debug: say } as unknown as Log;
  return { api: await runningApi({ env: mail.env, retryPolicy: QUICK, log }), mail, lines };
}

/** What an observer sees of a day: every public answer, an answer to a form of their own, the sizes of the team's emails and the log. */
async function seenOfDay({ api, mail, lines }: Watched, somebodyReports: boolean): Promise<string> {
  lines.splice(0);
  mail.arrived.splice(0);
  if (somebodyReports) expect((await api.post(addresses.report, { description: 'It happened.' })).status).toBe(201);
  const seen: unknown[] = [];
  for (const address of [
    '/api/health/ready',
    '/api/health/mail',
    '/api/health/space',
    '/api/client-events',
    '/api/conduct-report/reception',
  ]) {
    const answer = await api.get(address);
    seen.push([address, answer.status, await answer.text()]);
  }
  const probe = await api.post(addresses.feedback, least.feedback);
  seen.push([probe.status, await probe.text()]);
  await api.nest.get(DataSource).transaction((manager) => writeNotice(manager, api.nest.get(MailService).templates));
  await allSent(api);
  // Its number grows by one a day on both sides: that of the observer's own feedback.
  seen.push(mail.arrived.map(({ raw, subject, recipients }) => [raw.length, subject, recipients]).sort());
  // What runs by the clock falls on one of these short days or another.
  seen.push(lines.filter((line) => !line.includes('"retention applied"')).sort());
  // The next day.
  await api.rows("update outbox set created_at = created_at - interval '1 day'");
  return JSON.stringify(seen);
}

test(`of ${DAYS} pairs of days that differ in whether somebody reported, an observer of answers, mails and log can tell none apart`, async () => {
  const [quiet, other] = [await watched(), await watched()];
  let different = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const [without, withOne] = await Promise.all([seenOfDay(quiet, false), seenOfDay(other, true)]);
    if (day === 0) expect(withOne).toBe(without);
    if (without !== withOne) different += 1;
  }
  expect(different).toBe(0);
  expect(await other.api.rows('select count(*)::int as n from conduct_reports')).toEqual([{ n: DAYS }]);
}, 900_000);
