// A mail server that keeps every byte of every email.
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** Opens it; `raw` contains what arrived, with the addresses of the envelope in front. */
export async function openRawMailbox() {
  const raw = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      let text = JSON.stringify(session.envelope);
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        raw.push(text);
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    raw,
    env: { SMTP_URL: `smtp://127.0.0.1:${server.server.address().port}`, MAIL_TO: 'team@bench.example' },
    /** Waits until this many have arrived. */
    received: async (count) => {
      for (let tries = 0; raw.length < count && tries < 300; tries += 1) await pause(100);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
