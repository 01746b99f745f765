import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ReadyBody } from './ready-body.ts';

/** Sends a ready body in the encoding that the caller likes most, or 304 when the caller has it. Caches keep it and ask each time whether it still holds. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyBody): Promise<void> {
  const encoding = ready.sentAs(acceptedEncoding(request.headers['accept-encoding']));
  const etag = ready.etag(encoding);
  reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  reply.type('application/json; charset=utf-8').send(await ready.bytes(encoding));
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
