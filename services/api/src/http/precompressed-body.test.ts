import zlib from 'node:zlib';
import { PrecompressedBody } from './precompressed-body.ts';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, title: 'Moss' })));

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['GZIP;Q=0.5 , x-other', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, identity;q=0.8', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
])('a request that accepts %j gets %s (RFC 9110 section 12.5.3)', (header, encoding) => {
  expect(new PrecompressedBody(LONG).encodingFor(header)).toBe(encoding);
});

test('a body that is smaller than a packet is never compressed', () => {
  expect(new PrecompressedBody('[]').encodingFor('br')).toBe('identity');
});

test('each encoding is compressed once', async () => {
  const body = new PrecompressedBody(LONG);
  const [first, second] = await Promise.all([body.bytes('br'), body.bytes('br')]);
  expect(first).toBe(second);
  expect(String(zlib.brotliDecompressSync(first))).toBe(LONG);
});
