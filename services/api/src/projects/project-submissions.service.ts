import { Injectable } from '@nestjs/common';
import { projectDurations, projectFields, projectSkillLevels, projectTeamSizes } from '@portal/contracts';
import { labelOf } from '../http/described-options.ts';
import { MailService } from '../mail/mail.service.ts';
import type { Mail } from '../mail/mail-templates.ts';
import { fieldLines, oneLine } from '../mail/safe-text.ts';
import { insertRow } from '../submissions/insert-row.ts';
import type { ReceivedDto } from '../submissions/received.dto.ts';
import type { SubmissionFacts } from '../submissions/submission-facts.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { ResearchProject } from './research-project.entity.ts';
import type { SubmissionDto } from './submission.dto.ts';

/** Stores submitted projects for review, notifies the team, and sends the submitter a confirmation. */
@Injectable()
export class ProjectSubmissionsService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly mail: MailService,
  ) {}

  receive(sent: SubmissionDto, facts: SubmissionFacts): Promise<ReceivedDto> {
    const submission = { facts, content: ['projects', sent], table: 'research_projects', text: sent.description } as const;
    return this.submissions.accept(submission, async (manager, status) => {
      const { title, description, field, contactName, contactEmail, duration, teamSize, skillLevel, skills } = sent;
      const optional = {
        duration: duration || null,
        teamSize: teamSize || null,
        skillLevel: skillLevel || null,
        skills: skills || null,
      };
      const row = { title, description, field, contactName, contactEmail, ...optional, ...status };
      const id = await insertRow(manager, ResearchProject, row);
      return { id, teamMail: this.teamMail(id, sent), confirmation: this.mail.templates.toAddress('project-confirmation', contactEmail) };
    });
  }

  private teamMail(id: number, sent: SubmissionDto): Mail | undefined {
    return this.mail.templates.toTeam(
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
