import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Letter } from '../mail/letters.ts';
import { MailService } from '../mail/mail.service.ts';
import { holdMail, mayGoByItself } from '../mail/mail-share.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { FormLimits, type FormTable } from './form-limits.service.ts';
import { type Asked, OnceService } from './once.service.ts';
import type { ReceivedDto } from './received.dto.ts';
import type { SendingFacts } from './sending.ts';
import { isSuspected } from './suspicion.ts';

/** What was sent, and what came beside it. */
export interface Submission {
  readonly sending: SendingFacts;
  /** What the sender's key stands for. */
  readonly what: Asked['what'];
  readonly table: FormTable;
  /** The long text of it. */
  readonly text: string;
}

/** The status that a row begins with, where it is not the usual one. */
export type FirstStatus = { readonly status?: 'quarantined' };

/** A row that was stored, and the mails that tell of it; the team's comes first. */
export interface Stored {
  readonly id: number;
  readonly letters: readonly Letter[];
}

/** Takes in what visitors send: the row and its mails are stored in one transaction, then the team's mail is tried. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly once: OnceService,
    private readonly mail: MailService,
    private readonly limits: FormLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** When this resolves, everything is on disk. A mail server that is slow or away costs three seconds and nothing else. */
  receive(
    { sending, what, table, text }: Submission,
    store: (transaction: Transaction, status: FirstStatus) => Promise<Stored>,
  ): Promise<ReceivedDto> {
    return this.once.once<ReceivedDto>({ key: sending.key, what }, async (transaction) => {
      await this.limits.consumeQuota(transaction, table);
      const suspected = isSuspected(sending.signals, text);
      const { id, letters } = await store(transaction, suspected ? { status: 'quarantined' } : {});
      const team = await this.tell(transaction, { id, letters }, suspected, sending);
      const answer = { id, emailSent: false };
      return team === undefined ? { answer } : { answer, complete: async () => ({ emailSent: await this.mail.sendNow(team) }) };
    });
  }

  /** Puts the mails into the outbox, or keeps for the digest what goes above the limits. Answers the team's mail when it goes out by itself. */
  private async tell(
    transaction: Transaction,
    { id, letters: [team, ...others] }: Stored,
    suspected: boolean,
    { takeTeamMail }: SendingFacts,
  ): Promise<string | undefined> {
    if (!team) return undefined;
    const may = async ({ kind }: Letter) => !this.settings.limitsRefuse || (await mayGoByItself(transaction, kind));
    const byItself = !suspected && takeTeamMail() && (await may(team));
    if (!byItself) await holdMail(transaction, team.kind, id, suspected);
    const more = others[0] && (await may(others[0])) ? others : [];
    const ids = await putIntoOutbox(transaction, byItself ? [team, ...more] : more, byItself ? 'a request' : 'a job');
    return byItself ? ids[0] : undefined;
  }
}
