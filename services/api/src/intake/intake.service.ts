import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Letter } from '../mail/letters.ts';
import { MailService } from '../mail/mail.service.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { type Asked, OnceService } from './once.service.ts';
import type { ReceivedDto } from './received.dto.ts';

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
  ) {}

  /** When this resolves, everything is on disk. A mail server that is slow or away costs three seconds and nothing else. */
  receive(asked: Asked, store: (manager: EntityManager) => Promise<Stored>): Promise<ReceivedDto> {
    return this.once.once<ReceivedDto>(asked, async (manager) => {
      const { id, letters } = await store(manager);
      const [team] = await putIntoOutbox(manager, letters, 'a request');
      const answer = { id, emailSent: false };
      return team === undefined ? { answer } : { answer, complete: async () => ({ emailSent: await this.mail.sendNow(team) }) };
    });
  }
}
