import { feedbackCategories, feedbackSeverities, type Option } from '@portal/contracts';
import type { Subject } from './audit-entry.entity.ts';

/** What a maintainer may do with a record. */
export interface Action {
  readonly from: readonly string[];
  readonly to: string;
  /** Whether the command requires a reason. */
  readonly why: boolean;
}

/** One kind of record that is reviewed. */
export interface Reviewed {
  readonly subject: Subject;
  readonly table: string;
  /** Status that `list` shows unless told otherwise. */
  readonly first: string;
  readonly statuses: readonly string[];
  /** What a line of the list shows, as SQL. */
  readonly line: string;
  readonly fields: readonly (readonly [name: string, column: string, options?: readonly Option[]])[];
  readonly actions: Readonly<Record<string, Action>>;
}

const READ: Action = { from: ['unread', 'read', 'quarantined'], to: 'read', why: false };
const release = (to: string): Action => ({ from: ['quarantined'], to, why: true });

/** What can be reviewed, by its word on the command line (3-decisions.md, "Review"). */
export const reviewed: Readonly<Record<string, Reviewed>> = {
  projects: {
    subject: 'project',
    table: 'research_projects',
    first: 'pending',
    statuses: ['pending', 'approved', 'closed', 'rejected', 'quarantined'],
    line: 'title',
    fields: [
      ['Title', 'title'],
      ['Field', 'field'],
      ['Description', 'description'],
      ['Duration', 'duration'],
      ['Team size', 'team_size'],
      ['Skill level', 'skill_level'],
      ['Skills', 'skills'],
      ['Members', 'members'],
      ['Contact', 'contact_name'],
      ['Email', 'contact_email'],
    ],
    actions: {
      approve: { from: ['pending', 'rejected'], to: 'approved', why: true },
      reject: { from: ['pending', 'approved', 'quarantined'], to: 'rejected', why: true },
      close: { from: ['approved'], to: 'closed', why: true },
      reopen: { from: ['closed'], to: 'approved', why: true },
      release: release('pending'),
    },
  },
  reports: {
    subject: 'report',
    table: 'conduct_reports',
    first: 'unread',
    statuses: ['unread', 'read', 'quarantined'],
    line: "case when sealed is null then 'in plain text: npm run review -- reports seal' else 'sealed' end",
    fields: [],
    actions: { read: { ...READ, why: true }, close: { ...READ, why: true }, release: release('unread') },
  },
  feedback: {
    subject: 'feedback',
    table: 'website_feedback',
    first: 'unread',
    statuses: ['unread', 'read', 'quarantined'],
    line: 'summary',
    fields: [
      ['Summary', 'summary'],
      ['Category', 'category', feedbackCategories],
      ['Severity', 'severity', feedbackSeverities],
      ['Details', 'details'],
      ['Page', 'page_url'],
      ['Browser', 'browser_info'],
      ['Email', 'email'],
      ['May be contacted', 'contact'],
    ],
    actions: { read: READ, reject: { from: ['unread', 'read'], to: 'quarantined', why: true }, release: release('unread') },
  },
};
