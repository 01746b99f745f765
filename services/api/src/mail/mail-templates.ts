import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Settings } from '../config/settings.ts';
import { oneLine } from './safe-text.ts';
import { siteFacts } from './site-facts.ts';

/** The mails that the portal writes; their templates are in `mail-templates.yaml`. */
export type MailKind = 'project-team' | 'project-confirmation' | 'report-notice' | 'feedback-team' | 'digest-team' | 'deletion-team';

/** A mail as it will be sent. */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Values of a template's placeholders, by name. */
type Values = Readonly<Record<string, string>>;

/** Renders the templates of `mail-templates.yaml`. */
export class MailTemplates {
  private readonly templates: Readonly<Record<MailKind, { readonly subject: string; readonly body: string }>>;

  constructor(private readonly settings: Settings) {
    this.templates = parse(readFileSync(path.join(settings.home, 'mail-templates.yaml'), 'utf8'));
  }

  /** A mail to the team; none without mail settings. `replyTo` gets the answers. */
  toTeam(kind: MailKind, values: () => Values, replyTo: string | null = null): Mail | undefined {
    const { mail } = this.settings;
    return mail && this.render(kind, mail.to.join(', '), values(), replyTo);
  }

  /** A mail to the readers of incident reports; none without mail settings. */
  toReaders(kind: MailKind): Mail | undefined {
    const { mail } = this.settings;
    return mail && this.render(kind, mail.reportsTo.join(', '), {}, null);
  }

  /** A mail to one address; none without mail settings. */
  toAddress(kind: MailKind, address: string): Mail | undefined {
    return this.settings.mail && this.render(kind, address, {}, null);
  }

  private render(kind: MailKind, to: string, values: Values, replyTo: string | null): Mail {
    const { name, contactEmail, publicUrl } = siteFacts(this.settings.storeDir);
    const all: Values = {
      site: oneLine(name),
      contact: contactEmail ?? this.settings.mail?.to[0] ?? '',
      address: publicUrl ?? '',
      ...values,
    };
    // One pass: braces in what a visitor sent are not placeholders.
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (placeholder, key) => all[key] ?? placeholder);
    const { subject, body } = this.templates[kind];
    // A mail client would decode what looks like an encoded word.
    return { kind, to, replyTo, subject: oneLine(fill(subject), 150).replaceAll('=?', '= ?'), body: fill(body) };
  }
}
