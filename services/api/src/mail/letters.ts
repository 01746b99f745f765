import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Settings } from '../config/settings.ts';
import { oneLine } from './safe-text.ts';
import { siteFacts } from './site-facts.ts';

/** The mails that the portal writes; their words are in `mails.yaml`. */
export type LetterKind = 'project-team' | 'project-confirmation' | 'report-team' | 'feedback-team' | 'digest-team' | 'deletion-team';

/** A mail as it will be sent. */
export interface Letter {
  readonly kind: LetterKind;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
}

/** What belongs into the places of a mail's words, by their names. */
type Values = Readonly<Record<string, string>>;

/** Writes mails: the words of `mails.yaml` with what belongs into them. */
export class Letters {
  private readonly words: Readonly<Record<LetterKind, { readonly subject: string; readonly body: string }>>;

  constructor(private readonly settings: Settings) {
    this.words = parse(readFileSync(path.join(settings.home, 'mails.yaml'), 'utf8'));
  }

  /** A mail to the team; nothing where no mail goes out. `replyTo` is who gets an answer. */
  toTeam(kind: LetterKind, values: () => Values, replyTo: string | null = null): Letter[] {
    const { mail } = this.settings;
    return mail ? [this.write(kind, mail.to.join(', '), values(), replyTo)] : [];
  }

  /** A mail to one address; nothing where no mail goes out. */
  toAddress(kind: LetterKind, address: string): Letter[] {
    return this.settings.mail ? [this.write(kind, address, {}, null)] : [];
  }

  private write(kind: LetterKind, to: string, values: Values, replyTo: string | null): Letter {
    const { name, contactEmail, publicUrl } = siteFacts(this.settings.storeDir);
    const all: Values = {
      site: oneLine(name),
      contact: contactEmail ?? this.settings.mail?.to[0] ?? '',
      address: publicUrl ?? '',
      ...values,
    };
    // One pass: braces inside of what somebody sent are no places to fill.
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (place, key) => all[key] ?? place);
    const { subject, body } = this.words[kind];
    // What looks like an encoded word would be decoded by whoever reads the mail.
    return { kind, to, replyTo, subject: oneLine(fill(subject), 150).replaceAll('=?', '= ?'), body: fill(body) };
  }
}
