import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyBody } from './ready-list.ts';

/** Sends a ready body, or 304 when the caller has it. Browsers keep it and ask each time whether it still holds. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { body, etag }: ReadyBody): void {
  reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' });
  if (matches(request.headers['if-none-match'], etag)) reply.code(304).send();
  else reply.type('application/json; charset=utf-8').send(body);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
