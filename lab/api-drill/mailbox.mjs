// A mail server for the drill: counts what arrives by Message-ID, and can be down.
import { SMTPServer } from 'smtp-server';

const TEAM = 'team@bench.example';

export function openMailbox() {
  /** How often each Message-ID arrived. */
  const arrived = new Map();
  /** Subjects of the team's emails, by Message-ID. */
  const toTeam = new Map();
  let port = 0;
  let server;

  const make = () => {
    const made = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disableReverseLookup: true,
      logger: false,
      onData(stream, session, done) {
        let head = '';
        stream.on('data', (chunk) => {
          if (head.length < 4000) head += chunk;
        });
        stream.on('end', () => {
          const id = /^Message-ID: (\S+)/im.exec(head)?.[1];
          arrived.set(id, (arrived.get(id) ?? 0) + 1);
          if (session.envelope.rcptTo.some(({ address }) => address === TEAM)) toTeam.set(id, /^Subject: (.*)/im.exec(head)?.[1] ?? '');
          done();
        });
      },
    });
    made.on('error', () => {});
    return made;
  };

  return {
    arrived,
    toTeam,
    env: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: TEAM }),
    up: () =>
      new Promise((resolve) => {
        server = make();
        server.listen(port, '127.0.0.1', () => {
          port = server.server.address().port;
          resolve();
        });
      }),
    down: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(resolve);
      }),
  };
}
