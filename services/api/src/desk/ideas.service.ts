import { Inject, Injectable } from '@nestjs/common';
import type { Decided, ReviewIdea, ReviewIdeaInFull } from '@portal/contracts';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { MailTemplates } from '../mail/mail-templates.ts';
import { oneLine } from '../mail/safe-text.ts';
import { type Decision, decideAtDesk, decisionsOn, type Row, recordView } from './decisions.ts';
import type { IDEA_ACTIONS, IdeaDecisionDto } from './ideas.dto.ts';

const IN_LIST = `id, title, field, status, created_at as "sentAt", sample, member_count as "memberCount", max_members as "maxMembers"`;
const IN_FULL = `${IN_LIST}, description, duration, team_size as "teamSize", skill_level as "skillLevel", skills,
  contact_name as "contactName", contact_email as "contactEmail"`;

interface Rule {
  readonly from: readonly string[];
  readonly to?: string;
  /** Whether the sender or the next reviewer has to be told something. */
  readonly text: boolean;
  readonly mail?: 'project-approved' | 'project-declined' | 'project-question';
}

const RULES: Readonly<Record<(typeof IDEA_ACTIONS)[number], Rule>> = {
  approve: { from: ['pending', 'rejected'], to: 'approved', text: false, mail: 'project-approved' },
  decline: { from: ['pending', 'approved', 'quarantined'], to: 'rejected', text: true, mail: 'project-declined' },
  ask: { from: ['pending'], text: true, mail: 'project-question' },
  correct: { from: ['pending', 'approved'], text: false },
  close: { from: ['approved'], to: 'closed', text: false },
  reopen: { from: ['closed'], to: 'approved', text: false },
  members: { from: ['approved'], text: false },
  release: { from: ['quarantined'], to: 'pending', text: false },
};

/** Project ideas at the review desk (3-decisions.md, "Review"). */
@Injectable()
export class IdeasService {
  private readonly templates: MailTemplates;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.templates = new MailTemplates(settings);
  }

  /** Ideas in a status, the oldest first. */
  list(status: string): Promise<ReviewIdea[]> {
    return this.dataSource.query(`select ${IN_LIST} from research_projects where status = $1 order by created_at, id limit 2000`, [status]);
  }

  /** Everything about an idea, including how to reach its sender: it is recorded that someone saw this. */
  async show(id: number, by: string): Promise<ReviewIdeaInFull> {
    const [idea] = await this.dataSource.query<ReviewIdeaInFull[]>(`select ${IN_FULL} from research_projects where id = $1`, [id]);
    if (!idea) throw new ProblemError(404, `Project idea ${id} no longer exists.`);
    await recordView(this.dataSource, 'project', idea as unknown as Row, by);
    return { ...idea, decisions: await decisionsOn(this.dataSource, 'project', id) };
  }

  /** Decides, and keeps the email to the sender waiting for as long as the decision can be undone. */
  decide(id: number, { action, seen, text = '', ...fields }: IdeaDecisionDto, by: string): Promise<Decided> {
    const rule = RULES[action];
    const why = text.trim();
    if (rule.text && !why)
      throw new ProblemError(400, 'Please say why: the sender will read it.', {
        errors: [{ field: 'text', message: 'Please write a sentence or two' }],
      });
    const { mail: kind } = rule;
    const mail: Decision['mail'] = (row) =>
      // Senders of spam are told nothing, and samples have no sender.
      kind && row.sample !== true && !(action === 'decline' && row.status === 'quarantined')
        ? this.templates.toAddress(
            kind,
            String(row.contact_email),
            { title: oneLine(String(row.title), 150), text: why ? `${why}\n\n` : '' },
            this.settings.mail?.to[0] ?? null,
          )
        : undefined;
    return decideAtDesk(this.dataSource, {
      subject: 'project',
      id,
      action,
      seen,
      from: rule.from,
      to: rule.to,
      why,
      by,
      changes: columnsOf(action, fields),
      mail,
    });
  }
}

/** Columns that a decision corrects. An optional field that was left empty is stored as null. */
function columnsOf(action: string, fields: Omit<IdeaDecisionDto, 'action' | 'seen' | 'text'>): Record<string, string | number | null> {
  if (action === 'members') {
    if (fields.members === undefined) throw new ProblemError(400, 'Please give the number of members.');
    return { member_count: fields.members };
  }
  if (action !== 'approve' && action !== 'correct') return {};
  const { title, description, field, duration, teamSize, skillLevel, skills } = fields;
  const required = { title, description, field };
  const optional = { duration, team_size: teamSize, skill_level: skillLevel, skills };
  for (const [name, value] of Object.entries(required))
    if (value !== undefined && !value.trim())
      throw new ProblemError(400, `The ${name} cannot be empty.`, { errors: [{ field: name, message: `${name} cannot be empty` }] });
  return Object.fromEntries([
    ...Object.entries(required).filter(([, value]) => value !== undefined),
    ...Object.entries(optional).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
  ]);
}
