import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../config/mail-settings.ts';
import type { SiteFacts } from './site-facts.ts';

/** An email that was claimed from the outbox. */
export interface OutboxMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** The mail server that `SMTP_URL` names. */
export class MailServer {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailSettings) {
    this.transport = createTransport({
      url: encrypting(settings.smtpUrl),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Resolves when the server has accepted the email for at least one recipient. */
  async send(mail: OutboxMail, { name, contactEmail }: SiteFacts, signal: AbortSignal): Promise<void> {
    const address = this.settings.from ?? contactEmail ?? this.settings.to[0] ?? '';
    await this.transport.sendMail({
      from: { name, address },
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${mail.id}@${domainOf(address)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal,
    });
  }

  close(): void {
    this.transport.close();
  }
}

/**
 * The address with encryption required, except for a server on this machine. This is part of the address, because parameters there override
 * other options.
 */
function encrypting(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!/^(localhost|127(\.\d+){3}|\[::1\])$/i.test(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

function domainOf(address: string): string {
  const domain = address.split('@')[1] ?? '';
  return domain && !isIP(domain) ? domain : 'portal.invalid';
}
