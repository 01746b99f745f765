import { Injectable } from '@nestjs/common';
import { feedbackCategories, feedbackSeverities } from '@portal/contracts';
import { labelOf } from '../http/described-options.ts';
import { MailService } from '../mail/mail.service.ts';
import type { Mail } from '../mail/mail-templates.ts';
import { fieldLines, oneLine } from '../mail/safe-text.ts';
import { insertRow } from '../submissions/insert-row.ts';
import type { ReceivedDto } from '../submissions/received.dto.ts';
import type { SubmissionFacts } from '../submissions/submission-facts.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { FeedbackDto } from './feedback.dto.ts';
import { Feedback } from './feedback.entity.ts';

/** Stores feedback and notifies the team. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly mail: MailService,
  ) {}

  receive(sent: FeedbackDto, facts: SubmissionFacts): Promise<ReceivedDto> {
    const submission = { facts, content: ['feedback', sent], table: 'website_feedback', text: sent.details } as const;
    return this.submissions.accept(submission, async (manager, status) => {
      const { pageUrl, browserInfo, email, ...rest } = sent;
      const row = { ...rest, ...status, pageUrl: pageUrl || null, browserInfo: browserInfo || null, email: email || null };
      const id = await insertRow(manager, Feedback, row);
      return { id, teamMail: this.teamMail(id, sent) };
    });
  }

  private teamMail(id: number, sent: FeedbackDto): Mail | undefined {
    // Without consent, an answer to the email must not reach the visitor.
    const replyTo = sent.consentToContact && sent.email ? sent.email : null;
    return this.mail.templates.toTeam(
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
