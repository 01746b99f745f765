import type { IncomingMessage } from 'node:http';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** Reads the body of a request piece by piece, and never more of it than is asked for. */
export interface Body {
  /** The text up to the next line feed; refuses a longer one. */
  readonly line: (most: number) => Promise<string>;
  /** Exactly so many bytes. */
  readonly bytes: (count: number) => Promise<Buffer>;
  /** Hands over exactly so many bytes, as they come. */
  readonly pieces: (count: number, take: (piece: Buffer) => void) => Promise<void>;
  /** Refuses a body that goes on. */
  readonly requireEnd: () => Promise<void>;
  /** Reads on for a moment without looking: whoever still sends would otherwise not see the answer. */
  readonly discard: (mostBytes: number, mostMs: number) => Promise<void>;
}

/** Opens the body of a request. */
export function bodyOf(request: IncomingMessage): Body {
  const chunks = request[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  let hasEnded = false;

  async function more(): Promise<void> {
    const next = await chunks.next().catch(() => ({ done: true, value: undefined }));
    if (next.done) hasEnded = true;
    else rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
  }

  async function pieces(count: number, take: (piece: Buffer) => void): Promise<void> {
    let missing = count;
    while (missing > 0) {
      if (rest.length === 0) {
        if (hasEnded) throw new UserFacingError('The upload was cut off, so nothing was kept. Run the command again.');
        await more();
        continue;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      take(piece);
    }
  }

  async function bytes(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    await pieces(count, (piece) => parts.push(piece));
    return Buffer.concat(parts);
  }

  return {
    pieces,
    bytes,
    async line(most) {
      while (!rest.subarray(0, most).includes(0x0a) && rest.length < most && !hasEnded) await more();
      const end = rest.subarray(0, most).indexOf(0x0a);
      if (end === -1) throw new UserFacingError('This request was not made by one of the portal’s commands.');
      return (await bytes(end + 1)).subarray(0, -1).toString('latin1');
    },
    async requireEnd() {
      while (rest.length === 0 && !hasEnded) await more();
      if (rest.length > 0) throw new UserFacingError('More was sent than was signed, so nothing was kept.');
    },
    async discard(mostBytes, mostMs) {
      const late = Date.now() + mostMs;
      for (let seen = rest.length; !hasEnded && seen < mostBytes && Date.now() < late; seen += rest.length) {
        rest = Buffer.alloc(0);
        await Promise.race([more(), new Promise((resolve) => setTimeout(resolve, mostMs).unref())]);
      }
    },
  };
}
