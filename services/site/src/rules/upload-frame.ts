import { UPLOAD_LIMITS } from '@portal/contracts';

/** Bytes that the first line of a request may have. */
export const LONGEST_HEAD = 64;

const HEAD = /^portal-release\/1 (\d{1,7}) (\d{1,5})$/;

/**
 * The beginning of a request to a receiver: one line with the sizes of statement and signature, then these two. The files follow it, one
 * after the other as the statement names them, so there is no archive to unpack and no name to read before it was signed.
 */
export function frameOf(statement: string, signature: string): Buffer {
  const [text, proof] = [Buffer.from(statement), Buffer.from(signature)];
  return Buffer.concat([Buffer.from(`portal-release/1 ${text.length} ${proof.length}\n`), text, proof]);
}

/** The two sizes in a first line; `undefined` when it is none, or names more than is allowed. */
export function sizesIn(line: string): { readonly statement: number; readonly signature: number } | undefined {
  const [, statement, signature] = (HEAD.exec(line) ?? []).map(Number);
  if (!statement || !signature) return undefined;
  return statement <= UPLOAD_LIMITS.statementBytes && signature <= UPLOAD_LIMITS.signatureBytes ? { statement, signature } : undefined;
}
