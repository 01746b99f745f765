import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNear } from './near.ts';

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['fd00::7', true],
  ['fe80::1%eth0', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
  ['', false],
  [undefined, false],
])('that %j is near is %j', (address, expected) => {
  expect(isNear(address)).toBe(expected);
});

test('the host and the API take the same networks for near', () => {
  // The table of addresses in the API's own test.
  const source = readFileSync(path.join(__dirname, '../../../api/src/http/trusted-hops.test.ts'), 'utf8');
  const addresses = [...source.matchAll(/\['(\S+)', (true|false)\]/g)].map(([, address = '', near]) => [address, near === 'true'] as const);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.map(([address]) => [address, isNear(address)])).toEqual(addresses);
});
