import { isEmailAddress } from '@portal/contracts';
import { UserFacingError } from './user-facing-error.ts';

/** When a digest goes out, in ms. */
export interface DigestSchedule {
  /** Time since the first record that it reports. */
  readonly after: number;
  /** Time since the previous digest. */
  readonly between: number;
}

/** How emails are tried and retried, in milliseconds. */
export interface RetryPolicy {
  /** How long a request waits for the mail server (3-decisions.md, "E-mail": 3 s at most). */
  readonly withinRequest: number;
  /** How long one attempt may take in total. */
  readonly attempt: number;
  /** Pause after the first failed attempt (exponential backoff): doubled each time, up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** How often the outbox is checked. */
  readonly pollMs: number;
  /** After this many attempts, an email is given up until a maintainer retries it. */
  readonly attempts: number;
  /** When a digest is written, and how often that is checked. */
  readonly digest: DigestSchedule & { readonly pollMs: number };
  /** Hour of the day (UTC) at which the readers of reports get their notice; `undefined` for never. */
  readonly reportNoticeHour: number | undefined;
}

/** From 15 s to an hour, for four days and a half. */
export const RETRY_POLICY: RetryPolicy = {
  withinRequest: 3000,
  attempt: 45_000,
  firstPause: 15_000,
  longestPause: 3_600_000,
  pollMs: 1000,
  attempts: 115,
  // A quarter of an hour after the first record, and at most one an hour.
  digest: { after: 900_000, between: 3_600_000, pollMs: 15_000 },
  reportNoticeHour: 6,
};

/** Which server accepts emails, from whom and for whom. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** Where the team reads its email. */
  readonly to: readonly string[];
  /** Where the readers of incident reports get their daily email. */
  readonly reportsTo: readonly string[];
  /** The sender; without one it is the organization's address. */
  readonly from: string | undefined;
  readonly retryPolicy: RetryPolicy;
}

/** Code of a failure to encrypt the connection, and what a maintainer can do about it. */
export const NOT_ENCRYPTED = 'ETLS';
export const ENCRYPT =
  'the connection to the mail server cannot be encrypted; set SMTP_URL to an smtps:// address, or to a server that offers STARTTLS';

/** Reads `SMTP_URL`, `MAIL_TO`, `REPORTS_TO` and `MAIL_FROM`; refuses an incomplete combination. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_TO: team, REPORTS_TO: readers, MAIL_FROM: from } = env;
  if (!smtpUrl && !team) return undefined;
  if (!smtpUrl)
    throw new UserFacingError('MAIL_TO is set, but SMTP_URL is not: name the mail server that sends the emails, or leave both out.');
  if (!team)
    throw new UserFacingError('SMTP_URL is set, but MAIL_TO is not: name the address where the team reads its email, or leave both out.');
  // The value is never shown: it may contain a password.
  if (!URL.canParse(smtpUrl) || !['smtp:', 'smtps:'].includes(new URL(smtpUrl).protocol))
    throw new UserFacingError(
      'SMTP_URL must be an address such as smtps://name:password@mail.example.org. Correct it, or leave it out to send no email.',
    );
  const to = addressesIn('MAIL_TO', team);
  const reportsTo = readers ? addressesIn('REPORTS_TO', readers) : to;
  if (from && !isEmailAddress(from)) throw new UserFacingError('MAIL_FROM must be an email address. Correct it, or leave it out.');
  return { smtpUrl, to, reportsTo, from: from || undefined, retryPolicy: RETRY_POLICY };
}

function addressesIn(name: string, value: string): string[] {
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isEmailAddress)) return addresses;
  throw new UserFacingError(`${name} must be one email address, or several separated by commas. Correct it.`);
}
