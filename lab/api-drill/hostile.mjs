// Requests that nobody sends by mistake, written to the socket as they are.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const INTERNALS = /\bat \S+:\d+|node_modules|select .+ from|insert into|queryfailed|typeorm|FST_|SyntaxError|\/src\/|\/dist\//i;
const PATHS = ['/api/feedback', '/api/conduct-report', '/api/projects', '/api/projects/1/join'];

const post = (path, body, headers = 'Content-Type: application/json') =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${headers}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);
const get = (path, headers = '') => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${headers}\r\n`);
const raw = (text) => Buffer.from(text, 'latin1');

const BODIES = [
  '{"__proto__":{"status":"approved"},"summary":"s","details":"d","description":"d"}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"summary":"s","details":"d","status":"approved","id":1}',
  '['.repeat(100_000),
  `{"a":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
  `{"summary":${'9'.repeat(100_000)},"details":"d"}`,
  '{"summary":1e400,"details":-0}',
  `{"summary":"${'\\u0000'.repeat(100)}","details":"\\ud800","description":"\\udfff"}`,
  '{"summary":"\'; drop table users; --","details":"$1 $$ \\\\","description":"%s %n {0}"}',
  '{"summary":"a\\r\\nBcc: everybody@x.example","details":"=?utf-8?q?x?=","description":"a\\r\\n.\\r\\nQUIT"}',
  '{"summary":"<script>alert(1)</script>","details":"javascript:alert(1)","pageUrl":"javascript:alert(1)"}',
  `{"email":"${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}b","summary":"s","details":"d","description":"d"}`,
  '{"summary":["s"],"details":{"length":1},"description":{"toString":1},"consentToContact":"yes"}',
  '\ufeff{"summary":"s","details":"d"}',
  '"text"',
  'x'.repeat(300_000),
];

/** Each hostile request separately. */
function requests() {
  const all = PATHS.flatMap((path) => [
    ...BODIES.map((body) => post(path, body)),
    ...Array.from({ length: 100 }, () => post(path, randomBytes(1 + Math.floor(Math.random() * 400)))),
    post(path, '{}', 'Content-Type: text/plain'),
    post(path, '{}', 'Content-Type: application/json\r\nContent-Encoding: gzip'),
    post(path, '{}', 'Content-Type: application/json; charset=utf-7'),
    post(path, '{}', 'Content-Type: application/json\r\nOrigin: https://evil.example'),
    post(path, '{}', 'Content-Type: application/json\r\nSec-Fetch-Site: cross-site'),
    post(path, '{}', `Content-Type: application/json\r\nIdempotency-Key: ${'k'.repeat(5000)}`),
    post(path, '{}', `Content-Type: application/json\r\nForm-Signals: ${"';--".repeat(500)}`),
    post(path, '{}', `Content-Type: application/json\r\nX-Forwarded-For: ${'1.2.3.4, '.repeat(800)}x`),
    raw(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ),
    raw(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health/live HTTP/1.1\r\n\r\n`,
    ),
    raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
    raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n{}`),
  ]);
  const odd = [
    '/api/projects/%00/join',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/projects?%',
    '//api//projects',
    '/api/projects/..;/',
    `/${'a'.repeat(20_000)}`,
    '/api/projects/%ff%fe',
    '/api/tools?__proto__[a]=1',
  ];
  all.push(...odd.map((path) => get(path)), get('/api/tools', `X: ${'y'.repeat(60_000)}\r\n`), get('/api/tools', 'If-None-Match: "\\\r\n'));
  all.push(
    raw('GET /api/tools HTTP/9.9\r\n\r\n'),
    raw('\x16\x03\x01\x02\x00\x01\x00'),
    raw('GET\r\n\r\n'),
    raw('PROPFIND /api/tools HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'),
    raw('GET /api/tools HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  );
  return all;
}

/** What came back on the connection; nothing within ten seconds counts as a hang. */
function exchange(port, bytes) {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = (how) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ received, how });
    };
    const timer = setTimeout(() => end(received ? 'answered' : 'hung'), 10_000);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      if (received.startsWith('HTTP/1.1 ') && received.includes('\r\n\r\n')) end('answered');
    });
    socket.on('error', () => end('closed'));
    socket.on('close', () => end('closed'));
  });
}

export async function hostile({ api, result, note }) {
  const port = Number(new URL(api.address).port);
  const queue = requests();
  const count = queue.length;
  const found = { hung: 0, servers: 0, internals: 0, answered: 0 };
  const worker = async () => {
    for (let bytes = queue.pop(); bytes; bytes = queue.pop()) {
      const { received, how } = await exchange(port, bytes);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
      if (how === 'hung') found.hung += 1;
      if (status >= 500) found.servers += 1;
      if (INTERNALS.test(received)) found.internals += 1;
      if (status) found.answered += 1;
      if (status >= 500 || how === 'hung' || INTERNALS.test(received))
        console.log(`  ${how} ${status}: ${bytes.subarray(0, 120).toString('latin1')}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  note('hostile requests', String(count));
  note('of these, answered with a status; for the others, the connection was closed', String(found.answered));
  result('answers with 500 or above', 0, found.servers);
  result('answers with internals', 0, found.internals);
  result('neither answered nor closed within 10 s', 0, found.hung);
  const [{ n }] = await api.rows(
    "select count(*)::int as n from research_projects where status = 'approved' and title like '%drop table%'",
  );
  result('rows with a status or a field that a sender must not be able to set', 0, n);
  result('ready afterward', 200, (await fetch(`${api.address}/api/health/ready`)).status);
}
