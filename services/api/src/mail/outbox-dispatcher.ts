import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import { ENCRYPT, type MailSettings, NOT_ENCRYPTED } from '../config/mail-settings.ts';
import { errorForLog, type Log } from '../logging/log.ts';
import { MailServer, type OutboxMail } from './mail-server.ts';
import type { SiteFacts } from './site-facts.ts';

/** Size of the semaphore: emails that are sent concurrently. */
const MAX_CONCURRENT = 5;
const COLUMNS = 'id, kind, recipient, reply_to as "replyTo", subject, body, attempts';
/** A claim lasts this much longer than an attempt. */
const LEASE_MARGIN_MS = 15_000;

/**
 * What is known about a failed attempt: an error code of this machine, or the server's response code and the SMTP command that it answered.
 */
interface MailError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Sends emails from the outbox. A process claims an email with a lease, so a killed process loses none. */
export class OutboxDispatcher {
  private readonly server: MailServer;
  private readonly limit = pLimit(MAX_CONCURRENT);
  private readonly aborting = new AbortController();
  /** Accepted by the server, but not yet marked as sent in the database. */
  private readonly accepted = new Set<string>();
  private readonly attempts = new Set<Promise<boolean>>();

  constructor(
    private readonly settings: MailSettings,
    private readonly dataSource: DataSource,
    private readonly facts: () => SiteFacts,
    private readonly log: Log,
  ) {
    this.server = new MailServer(settings);
  }

  /** Sends an email that was just put into the outbox. Resolves to true if the server accepted it in time; otherwise it is sent later. */
  async sendWithin(id: string, timeoutMs: number): Promise<boolean> {
    const started = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
    });
    const attempt = this.whenFree(async () => {
      if (Date.now() - started >= timeoutMs) return false;
      const [mail] = await this.claim('id = $2 and attempts = 0 and sent_at is null and dead_at is null', [id]);
      return mail ? this.send(mail) : false;
    });
    try {
      return await Promise.race([attempt, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Starts to send the emails that are due, but no more than can be sent at once, because a lease must not run while an email waits.
   * Returns whether to check again at once. A slow attempt blocks only its own slot.
   */
  async sendDue(): Promise<boolean> {
    const free = MAX_CONCURRENT - this.limit.activeCount - this.limit.pendingCount;
    if (free <= 0) {
      await Promise.race(this.attempts);
      return true;
    }
    const due = await this.claim(
      `id in (select id from outbox where sent_at is null and dead_at is null and next_attempt_at <= now()
              order by next_attempt_at limit $2 for update skip locked)`,
      [free],
    );
    for (const mail of due) void this.whenFree(() => this.send(mail));
    return due.length > 0;
  }

  /** Waits up to `graceMs` for the attempts in progress, then aborts them; another process or the next start tries again. */
  async stop(graceMs: number): Promise<void> {
    const timer = setTimeout(() => this.aborting.abort(), graceMs);
    while (this.attempts.size > 0) await Promise.allSettled(this.attempts);
    clearTimeout(timer);
    this.aborting.abort();
    this.server.close();
  }

  private whenFree(work: () => Promise<boolean>): Promise<boolean> {
    const attempt = this.limit(work).catch((problem: unknown) => {
      this.log.warn({ error: errorForLog(problem) }, 'an email could not be taken from the outbox');
      return false;
    });
    this.attempts.add(attempt);
    attempt.finally(() => this.attempts.delete(attempt));
    return attempt;
  }

  private async claim(condition: string, values: readonly unknown[]): Promise<OutboxMail[]> {
    const lease = (this.settings.retryPolicy.attempt + LEASE_MARGIN_MS) / 1000;
    const [mails] = await this.dataSource.query<[OutboxMail[], number]>(
      `update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1), claimed_until = now() + make_interval(secs => $1)
        where ${condition} returning ${COLUMNS}`,
      [lease, ...values],
    );
    return mails;
  }

  private async send(mail: OutboxMail): Promise<boolean> {
    try {
      if (!this.accepted.has(mail.id)) await this.attempt(mail);
    } catch (problem) {
      await this.recordFailure(mail, problem as MailError);
      return false;
    }
    this.accepted.add(mail.id);
    // Its content is no longer needed; the fact that it was sent is kept for a while.
    await this.dataSource.query(
      "update outbox set sent_at = now(), recipient = '', reply_to = null, subject = '', body = '' where id = $1",
      [mail.id],
    );
    this.accepted.delete(mail.id);
    return true;
  }

  /**
   * One attempt, with a time limit. Not with `AbortSignal.any` and `timeout`, because Node 20 may garbage-collect both while they are
   * awaited.
   */
  private async attempt(mail: OutboxMail): Promise<void> {
    const end = new AbortController();
    const abort = () => end.abort();
    const timer = setTimeout(abort, this.settings.retryPolicy.attempt);
    this.aborting.signal.addEventListener('abort', abort);
    if (this.aborting.signal.aborted) abort();
    try {
      await this.server.send(mail, this.facts(), end.signal);
    } finally {
      clearTimeout(timer);
      this.aborting.signal.removeEventListener('abort', abort);
    }
  }

  private async recordFailure({ id, kind, attempts }: OutboxMail, { code, responseCode, command }: MailError) {
    const error = code === NOT_ENCRYPTED ? NOT_ENCRYPTED : String(responseCode ?? code ?? 'unknown').slice(0, 40);
    const message = error === NOT_ENCRYPTED ? `a mail waits: ${ENCRYPT}` : 'an email was not accepted';
    this.log.warn({ mail: id, kind, attempts, error }, message);
    const { firstPause, longestPause, attempts: max } = this.settings.retryPolicy;
    const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause) * (1 + Math.random() / 5);
    // If a confirmation is permanently refused for its recipient, the address is wrong. Errors about the portal's own account are
    // temporary, and the team's own email is retried whatever its server answers.
    const hopeless = kind === 'project-confirmation' && command === 'RCPT TO' && Number(responseCode) >= 500;
    await this.dataSource.query(
      `update outbox set next_attempt_at = now() + make_interval(secs => $2), claimed_until = null, last_error = $3, dead_at = case when $4 then now() end
        where id = $1`,
      [id, pause / 1000, error, hopeless || attempts >= max],
    );
  }
}
