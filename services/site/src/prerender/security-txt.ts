const DAY_MS = 86_400_000;
/** Days for which the file is valid; the next release makes it anew. RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/** Whom to tell about a security problem (RFC 9116). */
export function securityTxtOf(publicUrl: string, contactEmail: string, now: Date): string {
  return `Contact: mailto:${contactEmail}
Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;
}
