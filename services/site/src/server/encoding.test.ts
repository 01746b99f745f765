import { acceptedEncoding } from './encoding.ts';

test.each<[string | undefined, string]>([
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['BR;q=0.1, gzip;q=1.0', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['x-br, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0,gzip;q=0.0', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for %j the site sends %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
