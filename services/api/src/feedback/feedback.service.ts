import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { FeedbackDto } from './feedback.dto.ts';
import { Feedback } from './feedback.entity.ts';
import type { ReceivedDto } from './received.dto.ts';

/** Keeps feedback. */
@Injectable()
export class FeedbackService {
  constructor(private readonly database: Database) {}

  /** Stores it; when this resolves, the row is on disk. */
  async receive({ pageUrl, browserInfo, email, ...sent }: FeedbackDto): Promise<ReceivedDto> {
    const row = { ...sent, pageUrl: pageUrl || null, browserInfo: browserInfo || null, email: email || null };
    const { identifiers } = await this.database.table(Feedback).insert(row);
    return { id: identifiers[0]?.id, emailSent: false };
  }
}
