import { Injectable } from '@nestjs/common';
import { feedbackCategories, feedbackSeverities } from '@portal/contracts';
import { labelOf } from '../http/described-options.ts';
import { IntakeService } from '../intake/intake.service.ts';
import type { ReceivedDto } from '../intake/received.dto.ts';
import type { SendingFacts } from '../intake/sending.ts';
import type { Letter } from '../mail/letters.ts';
import { MailService } from '../mail/mail.service.ts';
import { fieldLines, oneLine } from '../mail/safe-text.ts';
import type { FeedbackDto } from './feedback.dto.ts';
import { Feedback } from './feedback.entity.ts';

/** Keeps feedback and tells the team. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly intake: IntakeService,
    private readonly mail: MailService,
  ) {}

  /** Stores it; when this resolves, the row is on disk. */
  receive(sent: FeedbackDto, sending: SendingFacts): Promise<ReceivedDto> {
    const about = { sending, what: ['feedback', sent], table: 'website_feedback', text: sent.details } as const;
    return this.intake.receive(about, async (transaction, status) => {
      const { pageUrl, browserInfo, email, ...rest } = sent;
      const row = { ...rest, ...status, pageUrl: pageUrl || null, browserInfo: browserInfo || null, email: email || null };
      const id = await transaction.insert(Feedback, row);
      return { id, letters: this.lettersFor(id, sent) };
    });
  }

  private lettersFor(id: number, sent: FeedbackDto): Letter[] {
    // Who did not allow an answer gets none by a hasty click.
    const replyTo = sent.consentToContact && sent.email ? sent.email : null;
    return this.mail.letters.toTeam(
      'feedback-team',
      () => ({
        number: String(id),
        title: oneLine(sent.summary),
        fields: fieldLines([
          ['Summary', sent.summary],
          ['Category', labelOf(feedbackCategories, sent.category)],
          ['Severity', labelOf(feedbackSeverities, sent.severity)],
          ['Details', sent.details],
          ['Page', sent.pageUrl],
          ['Browser', sent.browserInfo],
          ['Email', sent.email],
          ['May be contacted', sent.consentToContact ? 'yes' : 'no'],
        ]),
      }),
      replyTo,
    );
  }
}
