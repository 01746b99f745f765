import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that senders are told apart by: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. That is
 * what one home, school or provider's customer commonly has, so nobody gets a fresh limit by taking the next address of their own.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const bare = isIPv4(plain.replace(/:\d+$/, '')) ? plain.replace(/:\d+$/, '') : plain;
  if (isIPv4(bare)) return bare.split('.').slice(0, 3).join('.');
  if (!isIPv6(bare)) return 'unknown';
  const [head = '', tail] = bare.split('::').map((half) => half.split(':').filter(Boolean));
  const [first, last] = [head || [], tail ?? []];
  // An IPv4 address at the end stands for two groups.
  const given = first.length + last.length + ([...first, ...last].some((group) => group.includes('.')) ? 1 : 0);
  const all = tail === undefined ? first : [...first, ...Array<string>(8 - given).fill('0'), ...last];
  return all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
