import { trustHops } from './trusted-hops.ts';

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['fd00::7', true],
  ['fe80::1%eth0', true],
  ['127.255.255.254', true],
  ['10.255.255.255', true],
  ['11.0.0.0', false],
  ['172.15.255.255', false],
  ['172.16.0.0', true],
  ['172.31.255.255', true],
  ['172.32.0.0', false],
  ['192.168.0.1', true],
  ['192.169.0.0', false],
  ['169.254.1.1', true],
  ['100.63.255.255', false],
  ['100.64.0.0', true],
  ['100.127.255.255', true],
  ['100.128.0.0', false],
  ['0.0.0.0', false],
  ['fc00::1', true],
  ['fdff:ffff::1', true],
  ['fe00::1', false],
  ['febf::1', true],
  ['fec0::1', false],
  ['::2', false],
  ['64:ff9b::a01:203', false],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
  ['', false],
  [undefined, false],
])('with one hop %j is believed or not: a caller from outside never is', (address, believed) => {
  expect(trustHops(1)(address, 0)).toBe(believed);
});

test('so many hops are believed as were said, and no more', () => {
  expect([0, 1, 2].map((hop) => trustHops(2)('10.1.2.3', hop))).toEqual([true, true, false]);
  expect(trustHops(0)('127.0.0.1', 0)).toBe(false);
});

test('an address from outside is never taken for a proxy of ours, however many hops are believed', () => {
  expect([0, 1, 2].map((hop) => trustHops(3)('203.0.113.9', hop))).toEqual([false, false, false]);
});
