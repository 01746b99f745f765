/** Content encodings (compression) in the order in which the site prefers them. */
const PREFERRED = ['br', 'gzip'] as const;

/** The best encoding that a request accepts (RFC 9110 section 12.5.3); `identity` when it names none of ours. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return PREFERRED.find((encoding) => accepted.has(encoding)) ?? 'identity';
}
