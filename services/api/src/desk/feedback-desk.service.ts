import { Inject, Injectable } from '@nestjs/common';
import { type Decided, MAX_AT_ONCE, type ReviewFeedback, type ReviewFeedbackInFull } from '@portal/contracts';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { MailTemplates } from '../mail/mail-templates.ts';
import { oneLine } from '../mail/safe-text.ts';
import { decideAtDesk, decisionsOn, type Row, recordView } from './decisions.ts';
import type { AnswerDto } from './feedback-desk.dto.ts';

const IN_LIST = `id, summary, category, severity, page_url as "pageUrl", created_at as "sentAt", coalesce(consent_to_contact and email is not null, false) as "mayBeAnswered"`;

/** Feedback at the review desk. */
@Injectable()
export class FeedbackDeskService {
  private readonly templates: MailTemplates;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.templates = new MailTemplates(settings);
  }

  /** Feedback in a status, the oldest first. */
  list(status: string): Promise<ReviewFeedback[]> {
    return this.dataSource.query(`select ${IN_LIST} from website_feedback where status = $1 order by created_at, id limit $2`, [
      status,
      MAX_AT_ONCE,
    ]);
  }

  /** Everything about one message. It includes the address only if its sender agreed to be contacted. */
  async show(id: number, by: string): Promise<ReviewFeedbackInFull> {
    const [found] = await this.dataSource.query<ReviewFeedbackInFull[]>(
      `select ${IN_LIST}, status, details, browser_info as "browserInfo", case when consent_to_contact then email end as email
         from website_feedback where id = $1`,
      [id],
    );
    if (!found) throw new ProblemError(404, `Feedback ${id} no longer exists.`);
    await recordView(this.dataSource, 'feedback', found as unknown as Row, by);
    return { ...found, decisions: await decisionsOn(this.dataSource, 'feedback', id) };
  }

  /** Answers by email, if the sender agreed to it; the feedback counts as read. The email waits for as long as this can be undone. */
  answer(id: number, { text, seen }: AnswerDto, by: string): Promise<Decided> {
    if (!this.settings.mail)
      throw new ProblemError(409, 'No mail server has been set up for this portal, so nothing can be answered from here.');
    const to = this.settings.mail.to[0] ?? null;
    return decideAtDesk(this.dataSource, {
      subject: 'feedback',
      id,
      action: 'answer',
      seen,
      from: ['unread', 'read'],
      to: 'read',
      why: text.trim(),
      by,
      mail: ({ email, consent_to_contact: agreed, summary }) => {
        if (agreed !== true || !email) throw new ProblemError(409, 'The sender did not agree to be contacted.');
        return this.templates.toAddress(
          'feedback-answer',
          String(email),
          { title: oneLine(String(summary), 150), text: `${text.trim()}\n\n` },
          to,
        );
      },
    });
  }
}
