import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { OFFLINE_INDEX_FILE, SEARCH_INDEX_FILE, WEB_MANIFEST_FILE, WORKER_FILE } from '@portal/contracts';
import send from 'send';
import { pageFile, previewFolder } from '../store/store.ts';
import { acceptedEncoding } from './encoding.ts';
import { ALONE_IN_ITS_GROUP, ASK_AGAIN, FOREVER, NEVER, OF_DOCUMENTS, SAFE_HEADERS, WITH_FORM } from './headers.ts';
import { createPageCache, type ReadyPage } from './page-cache.ts';
import { isApi, passToApi } from './pass-to-api.ts';
import { candidateOf, chosenPreview, createOpenCheck, enterPreview, linkedPreview, refuseSending } from './preview-host.ts';
import { createEncryptionHeader } from './public-address.ts';
import { namesEtag, withoutEndSlashes } from './request-text.ts';

/** Types of the files that are stored compressed beside the originals. */
const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** Maximum total size of a request's headers, in bytes; browsers send about one thousand. */
const MAX_HEADER_BYTES = 8192;

/** Extensions of release files that a browser shows as a document when someone opens their address. */
const OPENED_AS_DOCUMENT = new Set(['.svg', '.html', '.xml']);

/** `/releases/<app>/<version>/web/<file>`: the only files of a release that anyone can get. */
const RELEASE_FILE = /^\/releases\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?\/web\/[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * The form of a page's address; an app's manifest allows no other. Stores from before previews had their own origin have pages below
 * `preview`.
 */
const PAGE = /^\/(?!preview\/)(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Files of the site itself that anyone may request, with their types. */
const SITE_FILES: Readonly<Record<string, string>> = {
  '/live.json': 'application/json; charset=utf-8',
  [`/${SEARCH_INDEX_FILE}`]: 'application/json; charset=utf-8',
  [`/${OFFLINE_INDEX_FILE}`]: 'application/json; charset=utf-8',
  [`/${WORKER_FILE}`]: 'text/javascript; charset=utf-8',
  [`/${WEB_MANIFEST_FILE}`]: 'application/manifest+json',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
};

const HTML = 'text/html; charset=utf-8';
const NO_PREVIEW = 'There is no preview here: it has ended, or it was not opened through its link.';

/** An address that can only mean a file: no page has an extension. */
const FILE = /\.(?!html?$)\w+$/i;

/** Answers one request. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** Where the API answers. */
type ApiAddress = () => string | undefined;

/**
 * Creates the small host that serves a store: pages of the live site and files of all releases. On every request, it reads which site is
 * live, so a release or rollback needs no restart. It never needs a database or the API, to which it only forwards requests. Requests for
 * `previewHost` get previews, as from {@link createPreviewHost}.
 */
export function createHost(storeDir: string, api: ApiAddress = () => undefined, previewHost?: string): Server {
  const live = createAnswer(storeDir, api, false);
  const previews = createAnswer(storeDir, api, true);
  return serverOf((request, response) =>
    (previewHost !== undefined && request.headers.host === previewHost ? previews : live)(request, response),
  );
}

/** Creates a host that serves the previews of a store at their own origin: nothing can be sent to it. */
export function createPreviewHost(storeDir: string, api: ApiAddress): Server {
  return serverOf(createAnswer(storeDir, api, true));
}

function serverOf(answer: Answer): Server {
  return createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    answer(request, response).catch((problem) => {
      console.error(problem);
      if (!response.headersSent) plain(response, 500, 'The site could not answer. Please try again in a moment.');
      else response.destroy();
    });
  });
}

function createAnswer(storeDir: string, api: ApiAddress, isPreviewHost: boolean): Answer {
  const page = createPageCache(storeDir);
  const isOpen = createOpenCheck(page);
  const ofEncryption = createEncryptionHeader(storeDir);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encryption = ofEncryption();
    for (const [name, value] of Object.entries({ ...SAFE_HEADERS, ...encryption })) response.setHeader(name, value);
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      response.setHeader('Connection', 'close');
      return plain(response, 400, 'A request must name exactly one host. This one names several.');
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isPreviewHost) {
      // People who have the link may look; search engines may not, whatever link someone has published.
      response.setHeader('X-Robots-Tag', 'noindex');
      if (!isRead) return refuseSending(response);
    }
    if (isApi(request.url?.split(/[?#]/, 1)[0] ?? '/')) return passToApi(api(), request, response);
    if (!isRead) {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'This address only answers GET and HEAD.');
    }
    const address = readAddress(request.url ?? '/');
    if (address === undefined) return plain(response, 400, 'This address cannot be read. Check it for stray characters.');
    const candidate = candidateOf(address);
    if (candidate !== undefined && !(isPreviewHost && (await isOpen(candidate)))) return missingFile(response);
    if (address.startsWith('/releases/')) return releaseFile(request, response, address);
    if (address.length > 1 && address.endsWith('/')) {
      response.setHeader('Location', encodeURI(withoutEndSlashes(address) || '/') + searchOf(request.url ?? ''));
      return plain(response, 308, 'The address of this page has no slash at the end.');
    }
    const linked = isPreviewHost ? linkedPreview(address) : undefined;
    if (linked && (await isOpen(linked.id))) {
      enterPreview(response, linked, searchOf(request.url ?? ''), Object.keys(encryption).length > 0);
      return plain(response, 302, 'This link leads to a preview.');
    }
    const chosen = isPreviewHost && !linked ? chosenPreview(request.headers.cookie) : undefined;
    if (isPreviewHost && !(chosen !== undefined && (await isOpen(chosen)))) return plain(response, 404, NO_PREVIEW);
    const folder = chosen === undefined ? '' : `${previewFolder(chosen)}/`;
    const file = fileOf(address);
    const found = file && (await page(folder + file));
    if (found && WITH_FORM.includes(address))
      for (const [name, value] of Object.entries(ALONE_IN_ITS_GROUP)) response.setHeader(name, value);
    // Two previews have different pages at the same address.
    if (found) return sendPage(request, response, 200, isPreviewHost ? NEVER : ASK_AGAIN, SITE_FILES[address] ?? HTML, found);
    if (FILE.test(address)) return missingFile(response);
    const missing = await page(`${folder}404.html`);
    if (missing) return sendPage(request, response, 404, NEVER, HTML, missing);
    plain(response, 503, 'The site is being built for the first time. Please try again in a moment.');
  }

  function releaseFile(request: IncomingMessage, response: ServerResponse, address: string): void {
    const file = path.join(storeDir, address);
    if (!RELEASE_FILE.test(address) || address.includes('..')) {
      missingFile(response);
      return;
    }
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
        if (!OPENED_AS_DOCUMENT.has(path.extname(file))) for (const name of OF_DOCUMENTS) answer.removeHeader(name);
        if (type) answer.setHeader('Content-Type', type);
        if (encoded) answer.setHeader('Content-Encoding', encoding);
      })
      .on('error', ({ status }: { readonly status?: number }) => refuseFile(response, status))
      .on('directory', () => missingFile(response))
      .pipe(response);
  }

  return answer;
}

/** The path of a request, decoded; `undefined` if it is malformed. */
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
  const index = url.indexOf('?');
  return index === -1 ? '' : url.slice(index);
}

/** Pages are stored as `<path>.html`; files of the site itself keep their names. Two of those are pages without an address of their own. */
function fileOf(address: string): string | undefined {
  if (SITE_FILES[address]) return address.slice(1);
  return PAGE.test(address) && address !== '/index' && address !== '/404' ? pageFile(address) : undefined;
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
    if (namesEtag(request.headers['if-none-match'] ?? '', etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bodies[encoding].length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : bodies[encoding]);
}

/** What `send` could not send: for a missing part of a file, the header that says how long the file is stays. */
function refuseFile(response: ServerResponse, status: number | undefined): void {
  if (response.headersSent) response.destroy();
  else if (status === 416) insteadOfFile(response, 416, 'The file does not have this part.');
  else if (status === 412) insteadOfFile(response, 412, 'The file is not the one that was requested.');
  else missingFile(response);
}

/** A missing file is a real 404, never a page: a page in its place would be run as a script. */
function missingFile(response: ServerResponse): void {
  response.removeHeader('Content-Range');
  insteadOfFile(response, 404, 'There is no such file.');
}

/** A sentence in place of a file for which headers may already have been set. */
function insteadOfFile(response: ServerResponse, status: number, sentence: string): void {
  for (const header of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(header);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
  plain(response, status, sentence);
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Cache-Control', NEVER);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${sentence}\n`);
}
