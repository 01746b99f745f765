import { eventually } from '../../fixtures/eventually.ts';
import { mailServer, QUICK } from '../../fixtures/mail-server.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import type { Log } from '../logging/log.ts';

/** Tests that `mail.test.ts` runs. */
export function encryptionCases(): void {
  /** Leads to this machine, but is not one of its known addresses. */
  const ELSEWHERE = '0.0.0.0';
  const withAccount = (url: string, host: string, more = '') => url.replace('127.0.0.1', `mailuser:canary-password@${host}`) + more;
  const ADVICE =
    'the connection to the mail server cannot be encrypted; set SMTP_URL to an smtps:// address, or to a server that offers STARTTLS';
  const feedback = { ...least.feedback, details: 'canary-description' };

  test.each([
    ['', 'as it is'],
    ['?requireTLS=false', 'with a setting that asks for it'],
    ['?ignoreTLS=true', 'with another setting that asks for it'],
  ])('a mail server elsewhere that does not encrypt is told neither password nor text (SMTP_URL%s, %s)', async (more) => {
    const mail = await mailServer();
    const warn = jest.fn();
    const log = { info: jest.fn(), warn, error: jest.fn(), debug: jest.fn() } as unknown as Log;
    const env = { ...mail.env, SMTP_URL: withAccount(mail.env.SMTP_URL, ELSEWHERE, more) };
    const api = await runningApi({ env, retryPolicy: QUICK, log });
    const answer = await api.post('/api/feedback', feedback);
    expect([answer.status, await answer.json()]).toEqual([201, { emailSent: false }]);
    expect(mail.plainText()).toMatch(/^EHLO .+\r\nSTARTTLS\r\n/);
    expect(mail.plainText()).not.toMatch(/AUTH|MAIL FROM|canary/);
    expect(mail.arrived).toEqual([]);
    // The email waits, and a maintainer who looks is told what to do.
    expect(await (await api.get('/api/health/mail')).json()).toEqual({ status: 'well' });
    expect(warn).toHaveBeenCalledWith(
      { mail: expect.any(String), kind: 'feedback-team', attempts: 1, error: 'ETLS' },
      `a mail waits: ${ADVICE}`,
    );
    const listed = await eventually(
      () => ordered(api.databaseUrl, 'mails', 'list'),
      (text) => text.includes('ETLS'),
    );
    expect(listed).toContain(`last error ETLS: ${ADVICE}`);
  });

  test('a mail server elsewhere that offers STARTTLS gets password and text encrypted', async () => {
    const mail = await mailServer({ startTls: true });
    const env = { ...mail.env, SMTP_URL: withAccount(mail.env.SMTP_URL, ELSEWHERE, '?tls.rejectUnauthorized=false') };
    const api = await runningApi({ env, retryPolicy: QUICK });
    expect(await (await api.post('/api/feedback', feedback)).json()).toMatchObject({ emailSent: true });
    expect(mail.arrived[0]?.text).toContain('canary-description');
    expect(mail.plainText()).not.toMatch(/AUTH|MAIL FROM|canary/);
  });

  test('a certificate that nobody vouches for is refused before anything is said', async () => {
    const mail = await mailServer({ startTls: true });
    const env = { ...mail.env, SMTP_URL: withAccount(mail.env.SMTP_URL, ELSEWHERE) };
    const api = await runningApi({ env, retryPolicy: QUICK });
    expect(await (await api.post('/api/feedback', feedback)).json()).toMatchObject({ emailSent: false });
    expect(mail.arrived).toEqual([]);
  });

  test.each(['127.0.0.1', 'localhost'])('a mail server on this machine (%s) need not encrypt', async (host) => {
    const mail = await mailServer();
    const env = { ...mail.env, SMTP_URL: withAccount(mail.env.SMTP_URL, host) };
    const api = await runningApi({ env, retryPolicy: QUICK });
    expect(await (await api.post('/api/feedback', feedback)).json()).toMatchObject({ emailSent: true });
  });
}
