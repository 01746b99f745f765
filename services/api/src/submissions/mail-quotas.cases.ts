import { clockFromNoon } from '../../fixtures/clock.ts';
import { type MailServer, mailServer, QUICK } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least } from '../../fixtures/sent.ts';
import { TEAM_MAILS, TEAM_MAILS_BY_CLIENT } from '../rate-limits/limit-table.ts';

/** Tests that `submissions.test.ts` runs. */
export function mailQuotaCases(): void {
  let mail: MailServer;
  beforeAll(async () => {
    clockFromNoon();
    mail = await mailServer();
  });

  const limitedApi = () => runningApi({ env: { ...mail.env, LIMITS: '', TRUSTED_HOPS: '1' }, retryPolicy: QUICK });
  const send = async (api: TestApi, kind: keyof typeof addresses, address: string) =>
    (await (await api.post(addresses[kind], least[kind], { 'x-forwarded-for': address })).json()) as { emailSent?: boolean };

  test('a submission that is rolled back uses up nothing', async () => {
    const api = await limitedApi();
    await api.rows('alter table outbox add constraint never check (subject is null)');
    for (let time = 0; time < TEAM_MAILS_BY_CLIENT.max; time += 1)
      expect(await send(api, 'feedback', '192.0.2.7')).toMatchObject({ status: 500 });
    await api.rows('alter table outbox drop constraint never');
    expect(await send(api, 'feedback', '192.0.2.7')).toMatchObject({ emailSent: true });
  });

  test('a mail that another limit leaves to the digest is not taken from the client’s quota', async () => {
    const api = await limitedApi();
    for (let time = 0; time < TEAM_MAILS.max; time += 1)
      expect(await send(api, 'feedback', '192.0.2.7')).toMatchObject({ emailSent: true });
    for (let time = 0; time < TEAM_MAILS_BY_CLIENT.max; time += 1)
      expect(await send(api, 'feedback', '198.51.100.7')).toMatchObject({ emailSent: false });
    expect(await send(api, 'project', '198.51.100.7')).toMatchObject({ emailSent: true });
  });
}
