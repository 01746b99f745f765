import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** What is smaller is sent as it is: it fits into the first packet anyway. */
const WORTH_COMPRESSING = 1000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const MAKING: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (body) => zip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** JSON as it is sent, compressed at most once for each encoding, however many ask. */
export class ReadyBody {
  private readonly plain: Buffer;
  private readonly digest: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly json: string) {
    this.plain = Buffer.from(json);
    this.digest = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /** How it is sent to who wants this encoding. */
  sentAs(wanted: Encoding): Encoding {
    return this.plain.length < WORTH_COMPRESSING ? 'identity' : wanted;
  }

  /** The strong validator of the bytes in this encoding: other bytes have another one (RFC 9110 section 8.8.3.3). */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
  }

  /** The bytes in this encoding. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    const made = this.compressed.get(encoding) ?? MAKING[encoding](this.plain);
    this.compressed.set(encoding, made);
    return made;
  }
}

/** Makes a value ready to be sent. */
export const readyBody = (value: unknown): ReadyBody => new ReadyBody(JSON.stringify(value));
