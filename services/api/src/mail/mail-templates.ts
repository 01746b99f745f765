import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Settings } from '../config/settings.ts';
import { oneLine } from './safe-text.ts';
import { siteFacts } from './site-facts.ts';

/** The emails that the portal writes; their templates are in `mail-templates.yaml`. */
export type MailKind =
  | 'project-team'
  | 'promise-team'
  | 'project-confirmation'
  | 'project-approved'
  | 'project-declined'
  | 'project-question'
  | 'report-notice'
  | 'feedback-team'
  | 'feedback-answer'
  | 'digest-team'
  | 'deletion-team'
  | 'rollback-team';

/** An email as it will be sent. */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Values of a template's placeholders, by name. */
type Values = Readonly<Record<string, string>>;

/** Queues of the review desk that emails to the team link to. */
const QUEUES: Partial<Record<MailKind, string>> = {
  'project-team': 'projects',
  'promise-team': 'projects',
  'feedback-team': 'feedback',
  'digest-team': 'feedback',
  'report-notice': 'reports',
};

/** Renders the templates of `mail-templates.yaml`. */
export class MailTemplates {
  private readonly templates: Readonly<Record<MailKind, { readonly subject: string; readonly body: string }>>;

  constructor(private readonly settings: Settings) {
    this.templates = parse(readFileSync(path.join(settings.home, 'mail-templates.yaml'), 'utf8'));
  }

  /** An email to the team; none without mail settings. `replyTo` gets the answers. */
  toTeam(kind: MailKind, values: () => Values, replyTo: string | null = null): Mail | undefined {
    const { mail } = this.settings;
    return mail && this.render(kind, mail.to.join(', '), values(), replyTo);
  }

  /** An email to the readers of incident reports; none without mail settings. */
  toReaders(kind: MailKind, values: Values): Mail | undefined {
    const { mail } = this.settings;
    return mail && this.render(kind, mail.reportsTo.join(', '), values, null);
  }

  /** An email to one address; none without mail settings. `replyTo` gets the answers. */
  toAddress(kind: MailKind, address: string, values: Values = {}, replyTo: string | null = null): Mail | undefined {
    return this.settings.mail && this.render(kind, address, values, replyTo);
  }

  /** Where the review desk shows what an email is about. */
  private atDesk(kind: MailKind, number: string | undefined): string {
    const { reviewUrl } = this.settings;
    const queue = QUEUES[kind];
    if (reviewUrl === undefined || queue === undefined) return '';
    return `At the review desk:\n  ${reviewUrl}/#/${queue}${number === undefined ? '' : `/${number}`}\n\n`;
  }

  private render(kind: MailKind, to: string, values: Values, replyTo: string | null): Mail {
    const { name, contactEmail, publicUrl } = siteFacts(this.settings.storeDir);
    const all: Values = {
      site: oneLine(name),
      contact: contactEmail ?? this.settings.mail?.to[0] ?? '',
      address: publicUrl ?? '',
      desk: this.atDesk(kind, values.number),
      ...values,
    };
    // One pass, so that braces in a visitor's text are not treated as placeholders.
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (placeholder, key) => all[key] ?? placeholder);
    const { subject, body } = this.templates[kind];
    // A mail client would decode what looks like an encoded word.
    return { kind, to, replyTo, subject: oneLine(fill(subject), 150).replaceAll('=?', '= ?'), body: fill(body) };
  }
}
