import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { acceptedEncoding } from './encoding.ts';
import { ASK_AGAIN, FOREVER, NEVER, SAFE_HEADERS } from './headers.ts';
import { createPageCache, type ReadyPage } from './page-cache.ts';

/** Types of files that lie compressed beside themselves. */
const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** `/releases/<app>/<version>/web/<file>`: the only files of a release that anybody gets. */
const RELEASE_FILE = /^\/releases\/[a-z][a-z0-9-]*\/[0-9a-z.-]+\/web\/[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * Makes the small host that serves a store: pages of the live site, files of all releases. It reads which site is live on every
 * request, so a release or rollback needs no restart; it never needs a database or the API.
 */
export function createHost(storeDir: string): Server {
  const page = createPageCache(storeDir);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'This address only answers GET and HEAD.');
    }
    const address = readAddress(request.url ?? '/');
    if (address === undefined) return plain(response, 400, 'This address cannot be read. Check it for stray signs.');
    if (address.startsWith('/releases/')) return releaseFile(request, response, address);
    if (address.length > 1 && address.endsWith('/')) {
      response.setHeader('Location', encodeURI(address.replace(/\/+$/, '') || '/') + searchOf(request.url ?? ''));
      return plain(response, 308, 'This page stands at its address without a slash at the end.');
    }
    const found = await page(fileOf(address));
    if (found) return sendPage(request, response, 200, ASK_AGAIN, typeOf(address), found);
    const missing = await page('404.html');
    if (missing) return sendPage(request, response, 404, NEVER, 'text/html; charset=utf-8', missing);
    plain(response, 404, 'There is no page at this address.');
  }

  function releaseFile(request: IncomingMessage, response: ServerResponse, address: string): void {
    const file = path.join(storeDir, address);
    if (!RELEASE_FILE.test(address) || address.includes('..')) return missingFile(response);
    const type = COMPRESSED_TYPES[path.extname(file)];
    const encoding = type ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
    const encoded = ending !== '' && existsSync(file + ending);
    if (type) response.setHeader('Vary', 'Accept-Encoding');
    send(request, encoded ? address + ending : address, {
      root: storeDir,
      dotfiles: 'ignore',
      index: false,
      maxAge: '365d',
      immutable: true,
    })
      .on('headers', (answer: ServerResponse) => {
        answer.setHeader('Cache-Control', FOREVER);
        if (type) answer.setHeader('Content-Type', type);
        if (encoded) answer.setHeader('Content-Encoding', encoding);
      })
      .on('error', () => missingFile(response))
      .on('directory', () => missingFile(response))
      .pipe(response);
  }

  return createServer((request, response) => {
    answer(request, response).catch((problem) => {
      console.error(problem);
      if (!response.headersSent) plain(response, 500, 'The site could not answer. Please try again in a moment.');
      else response.destroy();
    });
  });
}

/** The path of a request, decoded; `undefined` when it cannot be meant. */
function readAddress(url: string): string | undefined {
  try {
    const address = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    if (!address.startsWith('/') || address.includes('\0') || address.includes('\\') || address.split('/').includes('..')) return undefined;
    return address.replace(/^\/+/, '/');
  } catch {
    return undefined;
  }
}

function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/** Pages are stored as `<path>.html`; files of the site itself keep their names. */
function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  const name = address.slice(1);
  return name === 'live.json' ? name : `${name}.html`;
}

function typeOf(address: string): string {
  return address.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  caching: string,
  type: string,
  { etag, bodies }: ReadyPage,
): void {
  response.setHeader('Cache-Control', caching);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', type);
  if (status === 200) {
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match']?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, '') === etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bodies[encoding].length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : bodies[encoding]);
}

/** A missing file is a real 404, never a page: a page in its place would be run as a script. */
function missingFile(response: ServerResponse): void {
  for (const header of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Range']) response.removeHeader(header);
  plain(response, 404, 'There is no such file.');
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Cache-Control', NEVER);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${sentence}\n`);
}
