import { Injectable } from '@nestjs/common';
import { projectDurations, projectFields, projectSkillLevels, projectTeamSizes } from '@portal/contracts';
import { labelOf } from '../http/described-options.ts';
import { IntakeService } from '../intake/intake.service.ts';
import type { ReceivedDto } from '../intake/received.dto.ts';
import type { SendingFacts } from '../intake/sending.ts';
import { mayConfirm } from '../mail/confirmations.ts';
import type { Letter } from '../mail/letters.ts';
import { MailService } from '../mail/mail.service.ts';
import { fieldLines, oneLine } from '../mail/safe-text.ts';
import { ResearchProject } from './research-project.entity.ts';
import type { SubmissionDto } from './submission.dto.ts';

/** Keeps submitted projects for the review, tells the team, and confirms to the submitter. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly intake: IntakeService,
    private readonly mail: MailService,
  ) {}

  /** Stores it as pending; when this resolves, the row is on disk. */
  receive(sent: SubmissionDto, sending: SendingFacts): Promise<ReceivedDto> {
    const about = { sending, what: ['projects', sent], table: 'research_projects', text: sent.description } as const;
    return this.intake.receive(about, async (transaction, status) => {
      const { title, description, field, contactName, contactEmail, duration, teamSize, skillLevel, skills } = sent;
      const optional = {
        duration: duration || null,
        teamSize: teamSize || null,
        skillLevel: skillLevel || null,
        skills: skills || null,
      };
      const row = { title, description, field, contactName, contactEmail, ...optional, ...status };
      const id = await transaction.insert(ResearchProject, row);
      // What looks made by a program has nobody told by mail that it has come.
      const confirmation = status.status ? [] : this.mail.letters.toAddress('project-confirmation', contactEmail);
      const wanted = confirmation.length > 0 && sending.takeConfirmation() && (await mayConfirm(transaction, contactEmail, Date.now()));
      return { id, letters: [...this.lettersFor(id, sent), ...(wanted ? confirmation : [])] };
    });
  }

  private lettersFor(id: number, sent: SubmissionDto): Letter[] {
    return this.mail.letters.toTeam(
      'project-team',
      () => ({
        number: String(id),
        title: oneLine(sent.title),
        fields: fieldLines([
          ['Title', sent.title],
          ['Field', labelOf(projectFields, sent.field)],
          ['Description', sent.description],
          ['Duration', labelOf(projectDurations, sent.duration)],
          ['Team size', labelOf(projectTeamSizes, sent.teamSize)],
          ['Skill level', labelOf(projectSkillLevels, sent.skillLevel)],
          ['Skills', sent.skills],
          ['Contact', sent.contactName],
          ['Email', sent.contactEmail],
        ]),
      }),
      sent.contactEmail,
    );
  }
}
