import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The part of an address by which clients are told apart: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. That is
 * what one home, school or provider's customer commonly has, so nobody gets a fresh limit by taking the next address of their own. An
 * IPv4 address inside an IPv6 one (mapped, or NAT64 of RFC 6052) counts as itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(plain) === 0) return 'unknown';
  const parsed = ipaddr.process(plain);
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return bytes.slice(0, 3).join('.');
  if (parsed.range() === 'rfc6052') return bytes.slice(12, 15).join('.');
  return (parsed as ipaddr.IPv6).parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':');
}
