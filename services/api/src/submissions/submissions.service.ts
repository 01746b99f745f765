import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { mayConfirm } from '../mail/confirmations.ts';
import { MailService } from '../mail/mail.service.ts';
import { canSendImmediately, queueForDigest } from '../mail/mail-limits.ts';
import type { Mail, MailKind } from '../mail/mail-templates.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { FormLimits, type FormTable } from './form-limits.service.ts';
import { claimOf, IdempotencyService } from './idempotency.service.ts';
import { MailQuotas, type QuotaName } from './mail-quotas.service.ts';
import type { ReceivedDto } from './received.dto.ts';
import { isSuspected } from './spam-signals.ts';
import type { SubmissionFacts } from './submission-facts.ts';

/** What a visitor sent. */
export interface Submission {
  readonly facts: SubmissionFacts;
  /** Address and body, to which the idempotency key applies. */
  readonly content: readonly [address: string, body: unknown];
  readonly table: FormTable;
  /** Its long text. */
  readonly text: string;
}

/** The first status of a row, if it is not the column's default. */
export type FirstStatus = { readonly status?: 'quarantined' };

/** A row that was inserted, and the emails about it; none without mail settings. */
export interface InsertedRow {
  readonly id: number;
  readonly teamMail: Mail | undefined;
  /** To the address that the visitor typed. */
  readonly confirmation?: Mail | undefined;
}

/** What a transaction took from the limits in memory, which are not rolled back with it. */
interface Consumed {
  form: boolean;
  readonly mails: QuotaName[];
}

/** Accepts what visitors send through the forms. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly formLimits: FormLimits,
    private readonly mailQuotas: MailQuotas,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Stores the row that `insert` writes, its emails and the answer in one transaction, then tries to send the team's email, for three
   * seconds at most. When this resolves, everything is on disk.
   */
  async accept(
    { facts, content, table, text }: Submission,
    insert: (manager: EntityManager, status: FirstStatus) => Promise<InsertedRow>,
  ): Promise<ReceivedDto> {
    const claim = claimOf(facts.idempotencyKey, content);
    const quarantined = isSuspected(facts.signals, text);
    const bytes = Buffer.byteLength(text);
    const consumed: Consumed = { form: false, mails: [] };
    const { answer, mailId } = await this.dataSource
      .transaction(async (manager) => {
        await this.idempotency.claim(manager, claim);
        await this.formLimits.consumeQuota(manager, table, facts.clientKey, bytes);
        consumed.form = true;
        const row = await insert(manager, quarantined ? { status: 'quarantined' } : {});
        const mailId = await this.queueMails(manager, row, quarantined, facts.clientKey, consumed);
        const answer: ReceivedDto = { emailSent: false };
        await this.idempotency.record(manager, claim, answer, mailId === undefined);
        return { answer, mailId };
      })
      .catch((problem: unknown) => {
        if (consumed.form) this.formLimits.refundQuota(table, facts.clientKey, bytes);
        for (const quota of consumed.mails) this.mailQuotas.refund(facts.clientKey, quota);
        throw problem;
      });
    if (mailId === undefined) return answer;
    const emailSent = await this.mail.sendNow(mailId);
    return this.idempotency.finalize(claim, { ...answer, emailSent });
  }

  /** Puts the emails into the outbox, or queues the team's for the digest. Returns the id of the team's email if it is sent immediately. */
  private async queueMails(
    manager: EntityManager,
    { id, teamMail, confirmation }: InsertedRow,
    quarantined: boolean,
    clientKey: string,
    consumed: Consumed,
  ): Promise<string | undefined> {
    if (!teamMail) return undefined;
    const consume = (quota: QuotaName) => this.mailQuotas.consume(clientKey, quota) && consumed.mails.push(quota) > 0;
    // The client's quota is taken last, when nothing else can refuse the email.
    const immediately = !quarantined && (await this.isWithinLimit(manager, teamMail.kind)) && consume('team');
    if (!immediately) await queueForDigest(manager, teamMail.kind, id, quarantined);
    const confirms =
      // Nobody is sent an email because of a submission that looks automated.
      confirmation &&
      !quarantined &&
      (await this.isWithinLimit(manager, confirmation.kind)) &&
      (await mayConfirm(manager, confirmation.to, Date.now())) &&
      consume('confirmation');
    const mails = [...(immediately ? [teamMail] : []), ...(confirms ? [confirmation] : [])];
    const [first] = await putIntoOutbox(manager, mails, { reserveFirst: immediately });
    return immediately ? first : undefined;
  }

  private async isWithinLimit(manager: EntityManager, kind: MailKind): Promise<boolean> {
    return !this.settings.limitsRefuse || canSendImmediately(manager, kind);
  }
}
