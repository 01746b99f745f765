import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LimitTable } from '../rate-limits/limit-table.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Only the desk's own files and its own API; no other page can show it in a frame or keep a handle to its window. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Robots-Tag': 'noindex',
};

/** Serves the files of a built desk from memory: there are only about a dozen. Returns the rules for their routes. */
export function serveDeskFiles(server: FastifyInstance, folder: string): LimitTable {
  const rules: Record<string, LimitTable[string]> = {};
  for (const name of readdirSync(folder)) {
    const type = TYPES[path.extname(name)];
    if (!type) continue;
    const body = readFileSync(path.join(folder, name));
    const isPage = name === 'index.html';
    const at = isPage ? '/' : `/${name}`;
    rules[`GET ${at}`] = { client: 'desk', log: 'count' };
    server.get(at, (_request, reply) =>
      reply
        .headers({ ...HEADERS, 'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable' })
        .type(type)
        .send(body),
    );
  }
  return rules;
}
