import { ENCRYPT, type MailSettings, NOT_ENCRYPTED } from '../config/mail-settings.ts';
import type { Database } from '../database/database.ts';
import { errorForLog, type Log } from '../logging/log.ts';
import { MailServer, type WaitingMail } from './mail-server.ts';
import type { SiteFacts } from './site-facts.ts';
import { Turns } from './turns.ts';

/** How many mails are sent at the same time, and taken out of the outbox at once. */
const AT_ONCE = 5;
const CLAIMED = 'id, kind, recipient, reply_to as "replyTo", subject, body, attempts';
/** A claim lasts this much longer than an attempt, in ms. */
const MARGIN = 15_000;

/** What is known of a mail that was not sent: a code of this machine's, or the server's answer and to what it was. */
interface MailFault {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Brings mails from the outbox to the mail server. Who claims a mail has it for itself for a while; nobody loses one by being killed. */
export class MailCarrier {
  private readonly server: MailServer;
  private readonly turns = new Turns(AT_ONCE);
  private readonly given = new AbortController();
  /** Accepted, but the database could not be told yet. */
  private readonly accepted = new Set<string>();
  private readonly underWay = new Set<Promise<boolean>>();

  constructor(
    private readonly settings: MailSettings,
    private readonly database: Database,
    private readonly facts: () => SiteFacts,
    private readonly log: Log,
  ) {
    this.server = new MailServer(settings);
  }

  /** Sends a mail that was just put into the outbox. True when the server accepted it in time; otherwise it follows later. */
  async sendWithin(id: string, time: number): Promise<boolean> {
    const started = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), time);
    });
    const attempt = this.inTurn(async () => {
      if (Date.now() - started >= time) return false;
      const [mail] = await this.claim('id = $2 and attempts = 0 and sent_at is null and dead_at is null', [id]);
      return mail ? this.send(mail) : false;
    });
    try {
      return await Promise.race([attempt, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends what is due. Answers whether there was any. Takes out no more than can be sent at once: a claim is not kept waiting for a turn. */
  async sendDue(): Promise<boolean> {
    const due = await this.claim(
      `id in (select id from outbox where sent_at is null and dead_at is null and next_attempt_at <= now()
              order by next_attempt_at limit ${this.turns.free} for update skip locked)`,
    );
    await Promise.all(due.map((mail) => this.inTurn(() => this.send(mail))));
    return due.length > 0;
  }

  /** Waits a moment for what is being sent, then breaks it off; another process or start tries again. */
  async stop(patience: number): Promise<void> {
    const timer = setTimeout(() => this.given.abort(), patience);
    await Promise.allSettled(this.underWay);
    clearTimeout(timer);
    this.given.abort();
    this.server.close();
  }

  private inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const doing = this.turns.take(work).catch((problem: unknown) => {
      this.log.warn({ error: errorForLog(problem) }, 'a mail could not be taken out of the outbox');
      return false;
    });
    this.underWay.add(doing);
    doing.finally(() => this.underWay.delete(doing));
    return doing;
  }

  private claim(condition: string, values: readonly unknown[] = []): Promise<WaitingMail[]> {
    const lease = (this.settings.pacing.attempt + MARGIN) / 1000;
    return this.database.rows<WaitingMail>(
      `update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1), claimed_until = now() + make_interval(secs => $1)
        where ${condition} returning ${CLAIMED}`,
      [lease, ...values],
    );
  }

  private async send(mail: WaitingMail): Promise<boolean> {
    try {
      if (!this.accepted.has(mail.id)) await this.attempt(mail);
    } catch (problem) {
      await this.failed(mail, problem as MailFault);
      return false;
    }
    this.accepted.add(mail.id);
    // Its words are not needed any more; that it was sent is kept for a while.
    await this.database.rows("update outbox set sent_at = now(), recipient = '', reply_to = null, subject = '', body = '' where id = $1", [
      mail.id,
    ]);
    this.accepted.delete(mail.id);
    return true;
  }

  /** One attempt, which ends in time. With `AbortSignal.any` and `timeout` it may not: Node 20 lets both be collected while they are waited for. */
  private async attempt(mail: WaitingMail): Promise<void> {
    const end = new AbortController();
    const stop = () => end.abort();
    const timer = setTimeout(stop, this.settings.pacing.attempt);
    this.given.signal.addEventListener('abort', stop);
    if (this.given.signal.aborted) stop();
    try {
      await this.server.send(mail, this.facts(), end.signal);
    } finally {
      clearTimeout(timer);
      this.given.signal.removeEventListener('abort', stop);
    }
  }

  private async failed({ id, kind, attempts }: WaitingMail, { code, responseCode, command }: MailFault) {
    const error = code === NOT_ENCRYPTED ? NOT_ENCRYPTED : String(responseCode ?? code ?? 'unknown').slice(0, 40);
    const said = error === NOT_ENCRYPTED ? `a mail waits: ${ENCRYPT}` : 'a mail was not accepted';
    // That a report came in just now stands in no line; `npm run review -- mails list` tells its mail.
    this.log.warn({ ...(kind !== 'report-team' && { mail: id, kind }), attempts, error }, said);
    const { firstPause, longestPause, attempts: most } = this.settings.pacing;
    const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause) * (1 + Math.random() / 5);
    // A confirmation whose recipient is refused for good has a wrong address. What is wrong with our own account passes, and the team's
    // own mail is tried whatever its server says.
    const hopeless = kind === 'project-confirmation' && command === 'RCPT TO' && Number(responseCode) >= 500;
    await this.database.rows(
      `update outbox set next_attempt_at = now() + make_interval(secs => $2), claimed_until = null, last_error = $3, dead_at = case when $4 then now() end
        where id = $1`,
      [id, pause / 1000, error, hopeless || attempts >= most],
    );
  }
}
