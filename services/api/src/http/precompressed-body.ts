import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Smaller bodies fit into the first packet anyway. */
const MIN_COMPRESSED_BYTES = 1000;

/** Best first: if a request prefers several encodings equally, the first is used. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (body: Buffer) => zip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** JSON that is sent to many: compressed at most once per encoding. */
export class PrecompressedBody {
  private readonly plain: Buffer;
  private readonly digest: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly json: string) {
    this.plain = Buffer.from(json);
    this.digest = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /** The encoding for a request with this Accept-Encoding header (RFC 9110 section 12.5.3); uncompressed if it accepts none of ours. */
  encodingFor(acceptEncoding: string | undefined): Encoding {
    if (!acceptEncoding || this.plain.length < MIN_COMPRESSED_BYTES) return 'identity';
    const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
    return (negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) as Encoding | undefined) ?? 'identity';
  }

  /** The strong validator of the bytes in this encoding: different bytes have a different one (RFC 9110 section 8.8.3.3). */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
  }

  /** The bytes in this encoding. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const bytes = compress[encoding](this.plain);
    this.compressed.set(encoding, bytes);
    // A failure is reported to every caller that is waiting, and the next request tries again.
    bytes.catch(() => this.compressed.delete(encoding));
    return bytes;
  }
}

/**
 * Sends a body in the encoding that the request prefers, or 304 if it already has these bytes. Caches store it and revalidate it each time.
 */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, body: PrecompressedBody): Promise<void> {
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  const etag = body.etag(encoding);
  reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  reply.type('application/json; charset=utf-8').send(await body.bytes(encoding));
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
