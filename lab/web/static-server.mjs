import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.vtt']);

/**
 * Serves a folder from memory as the portal's host serves a store: HTTP/1.1, text compressed in advance with brotli 11, files immutable,
 * `<path>.html` as the page `<path>`. An address without a file is a 404. Resolves to the address and to a function that ends it.
 */
export async function serveFolder(folder) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, ready(file)]),
  );
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url.split('?', 1)[0]);
    const file = files.get(address) ?? files.get(address === '/' ? '/index.html' : `${address}.html`);
    if (!file) return response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    send(request, response, file);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function ready(file) {
  const ending = path.extname(file);
  const bytes = readFileSync(file);
  const compress = COMPRESSED.has(ending);
  return {
    body: compress ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : bytes,
    headers: {
      'Content-Type': TYPES[ending] ?? 'application/octet-stream',
      'Cache-Control': ending === '.html' || ending === '.json' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(compress ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    },
  };
}

/** Browsers request a film in parts. */
function send(request, response, { body, headers }) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined || headers['Content-Encoding'])
    return response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  const end = to ? Math.min(Number(to), body.length - 1) : body.length - 1;
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${from}-${end}/${body.length}`,
    'Content-Length': end - Number(from) + 1,
  });
  response.end(body.subarray(Number(from), end + 1));
}
