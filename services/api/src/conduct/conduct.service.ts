import { Injectable } from '@nestjs/common';
import { conductViolationTypes } from '@portal/contracts';
import { labelOf } from '../http/described-options.ts';
import { IntakeService } from '../intake/intake.service.ts';
import type { ReceivedDto } from '../intake/received.dto.ts';
import type { SendingFacts } from '../intake/sending.ts';
import { MailService } from '../mail/mail.service.ts';
import { fieldLines } from '../mail/safe-text.ts';
import { ConductReport } from './conduct-report.entity.ts';
import type { ReportDto } from './report.dto.ts';

/** Keeps incident reports and tells the team. Their author is never sent anything. */
@Injectable()
export class ConductService {
  constructor(
    private readonly intake: IntakeService,
    private readonly mail: MailService,
  ) {}

  /** Stores it; when this resolves, the row is on disk. */
  receive(sent: ReportDto, sending: SendingFacts): Promise<ReceivedDto> {
    const { name, email, description, violationType } = sent;
    const about = { sending, what: ['conduct-report', sent], table: 'conduct_reports', text: description } as const;
    return this.intake.receive(about, async (transaction, status) => {
      const row = { ...status, name: name || null, email: email || null, description, violationType: violationType || null };
      const id = await transaction.insert(ConductReport, row);
      return {
        id,
        letters: this.mail.letters.toTeam('report-team', () => ({
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
