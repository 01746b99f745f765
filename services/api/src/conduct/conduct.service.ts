import { Injectable } from '@nestjs/common';
import { conductViolationTypes } from '@portal/contracts';
import { labelOf } from '../http/described-options.ts';
import { MailService } from '../mail/mail.service.ts';
import { fieldLines } from '../mail/safe-text.ts';
import { insertRow } from '../submissions/insert-row.ts';
import type { ReceivedDto } from '../submissions/received.dto.ts';
import type { SubmissionFacts } from '../submissions/submission-facts.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { ConductReport } from './conduct-report.entity.ts';
import type { ReportDto } from './report.dto.ts';

/** Stores incident reports and notifies the team. Their author is never sent anything. */
@Injectable()
export class ConductService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly mail: MailService,
  ) {}

  receive(sent: ReportDto, facts: SubmissionFacts): Promise<ReceivedDto> {
    const { name, email, description, violationType } = sent;
    const submission = { facts, content: ['conduct-report', sent], table: 'conduct_reports', text: description } as const;
    return this.submissions.accept(submission, async (manager, status) => {
      const row = { ...status, name: name || null, email: email || null, description, violationType: violationType || null };
      const id = await insertRow(manager, ConductReport, row);
      return {
        id,
        teamMail: this.mail.templates.toTeam('report-team', () => ({
          number: String(id),
          fields: fieldLines([
            ['Kind of violation', labelOf(conductViolationTypes, violationType)],
            ['Name', name],
            ['Email', email],
            ['What happened', description],
          ]),
        })),
      };
    });
  }
}
