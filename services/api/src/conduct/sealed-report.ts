import { Encrypter } from 'age-encryption';

/** What a person reported. Fields that were left empty are null. */
export interface ReportWords {
  readonly name: string | null;
  readonly email: string | null;
  readonly violationType: string | null;
  readonly description: string;
}

/** Sizes to which the words are filled up, in bytes, so that the sealed bytes tell only which of them was enough. The last holds the longest report. */
const SIZES = [4096, 16_384, 65_536, 131_072] as const;

/** How `age` lays out what it encrypts, in bytes. */
const NONCE = 16;
const TAG = 16;
const CHUNK = 65_536;

/** Control and invisible characters, which could steer the terminal of whoever opens a report with `age`. */
const NOT_PLAIN = /[^\P{C}\n]|[\u2028\u2029]/gu;

/**
 * The words of a report as an `age` file (age-encryption.org/v1) that each of the recipients can open: JSON in plain text, filled up with
 * blanks to one of a few sizes. The size of the result depends on that size and on the number of recipients only.
 */
export async function sealReport(words: ReportWords, recipients: readonly string[]): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(filledUp(words));
}

/** Whether bytes have the shape of what {@link sealReport} makes. What is inside cannot be told without a key. */
export function isSealedReport(bytes: Uint8Array): boolean {
  const header = /^age-encryption\.org\/v1\n(?:-> X25519 [\w+/]{43}\n[\w+/]{43}\n)+--- [\w+/]{43}\n/.exec(
    Buffer.from(bytes).toString('latin1'),
  );
  return header !== null && SIZES.some((size) => bytes.length === header[0].length + NONCE + size + TAG * Math.ceil(size / CHUNK));
}

function filledUp({ description, violationType, name, email }: ReportWords): Uint8Array {
  const text = JSON.stringify({ violationType, name, email, description }, null, 2).replace(NOT_PLAIN, escaped);
  const bytes = new TextEncoder().encode(text);
  const size = SIZES.find((one) => bytes.length <= one);
  if (size === undefined) throw new Error('A report is longer than its fields allow.');
  return new Uint8Array(size)
    .fill(0x20)
    .fill(0x0a, size - 1)
    .map((blank, index) => bytes[index] ?? blank);
}

/** As JSON escapes it, each half of a surrogate pair by itself. */
function escaped(characters: string): string {
  return characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
