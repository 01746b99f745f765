import { Encrypter } from 'age-encryption';

/** What a person reported. Fields that were left empty are null. */
export interface ReportWords {
  readonly name: string | null;
  readonly email: string | null;
  readonly violationType: string | null;
  readonly description: string;
}

/**
 * Sizes to which the text is padded, in bytes, so that the sealed bytes reveal only which of these sizes was enough. The longest report
 * fits into the last.
 */
const SIZES = [4096, 16_384, 65_536, 131_072] as const;

/** Sizes of the parts of an `age` file, in bytes. */
const NONCE = 16;
const TAG = 16;
const CHUNK = 65_536;

/** Control and invisible characters, which could control the terminal of someone who opens a report with `age`. */
const NOT_PLAIN = /[^\P{C}\n]|[\u2028\u2029]/gu;

/**
 * The words of a report as an `age` file (age-encryption.org/v1) that each of the recipients can open: JSON as plain text, padded with
 * spaces to one of a few sizes. The size of the result depends only on that size and on the number of recipients.
 */
export async function sealReport(words: ReportWords, recipients: readonly string[]): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(filledUp(words));
}

/** Whether bytes have the structure of what {@link sealReport} makes. Without a key, their content cannot be checked. */
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
