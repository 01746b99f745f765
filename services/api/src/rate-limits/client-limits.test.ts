import { ClientLimits } from './client-limits.ts';
import { networkOf } from './client-network.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const limit = { max: 3, seconds: 60 };

test.each([
  ['192.0.2.7', '192.0.2'],
  ['192.0.2.250', '192.0.2'],
  ['192.0.3.7', '192.0.3'],
  ['::ffff:192.0.2.9', '192.0.2'],
  ['192.0.2.7:51000', '192.0.2'],
  ['2001:db8:7::1', '2001:db8:7'],
  ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001::5:6:7:8:9:a', '2001:0:5'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['::ffff:c000:209', '192.0.2'],
  ['64:ff9b::192.0.2.7', '192.0.2'],
  ['64:ff9b::c000:207', '192.0.2'],
  ['64:ff9c::1', '64:ff9c:0'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('the client at %j is the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a client has so many, then has to wait for the rest of the window, then has as many again; others do not notice', () => {
  let now = 10 * DAY;
  const limits = new ClientLimits(() => now);
  const one = limits.keyOf('192.0.2.7');
  const other = limits.keyOf('192.0.3.7');
  expect(limits.keyOf('192.0.2.99')).toBe(one);
  expect([1, 2, 3, 4].map(() => limits.consume(one, 'forms', limit))).toEqual([0, 0, 0, 60]);
  expect(limits.consume(one, 'lists', limit)).toBe(0);
  expect(limits.consume(other, 'forms', limit)).toBe(0);
  now += 59_001;
  expect(limits.consume(one, 'forms', limit)).toBe(1);
  now += 999;
  expect([1, 2, 3, 4].map(() => limits.consume(one, 'forms', limit))).toEqual([0, 0, 0, 60]);
});

test('the secret is new every day and in every process, and an hour after midnight what was counted is forgotten with it', () => {
  let now = 10 * DAY + 1000;
  const limits = new ClientLimits(() => now);
  const today = limits.keyOf('192.0.2.7');
  expect(new ClientLimits(() => now).keyOf('192.0.2.7')).not.toBe(today);
  expect(today).not.toContain('192.0.2');
  limits.consume(today, 'forms', { max: 3, seconds: 10 * 86_400 });
  now += DAY;
  expect(limits.keyOf('192.0.2.7')).toContain(`|${today}`);
  now += HOUR;
  expect(limits.keyOf('192.0.2.7')).not.toContain(today);
  expect(limits.size).toBe(0);
});

test('midnight brings nobody a second allowance: who is counted keeps the count until its window ends', () => {
  let now = 11 * DAY - 30_000;
  const limits = new ClientLimits(() => now);
  const take = () => limits.consume(limits.keyOf('192.0.2.7'), 'forms', limit);
  expect([take(), take()]).toEqual([0, 0]);
  now += 31_000;
  expect([take(), take()]).toEqual([0, 29]);
  expect(limits.consume(limits.keyOf('192.0.3.7'), 'forms', limit)).toBe(0);
  now += 30_000;
  expect(take()).toBe(0);
});

test('nor does the end of the hour in which both keys are known', () => {
  let now = 11 * DAY - 30_000;
  const limits = new ClientLimits(() => now);
  const take = () => limits.consume(limits.keyOf('192.0.2.7'), 'forms', limit);
  expect(take()).toBe(0);
  now = 11 * DAY + HOUR - 10_000;
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 60]);
  now = 11 * DAY + HOUR + 10_000;
  expect(take()).toBe(40);
  now = 11 * DAY + HOUR + 50_000;
  expect(take()).toBe(0);
});

test('limits that are counted elsewhere under the same keys have no second allowance either', () => {
  let now = 11 * DAY - 30_000;
  const [guard, mails] = [new ClientLimits(() => now), new ClientLimits(() => now)];
  const take = () => mails.consume(guard.keyOf('192.0.2.7'), 'mails', { max: 1, seconds: 3600 });
  expect(take()).toBe(0);
  now += HOUR - 10_000;
  expect(take()).toBe(10);
});

test('memory stays small: what is over is forgotten, and of very many senders the oldest', () => {
  let now = 10 * DAY;
  const limits = new ClientLimits(() => now);
  for (let index = 0; index < 60_000; index += 1) limits.consume(`client ${index}`, 'forms', limit);
  expect(limits.size).toBeLessThanOrEqual(50_001);
  now += 120_000;
  limits.consume('one more', 'forms', limit);
  expect(limits.size).toBe(1);
});
