import { createHash } from 'node:crypto';

/** Subresource integrity of bytes, as browsers, release documents and signed statements have it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
