import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The part of an address that identifies a client: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. A home, a school or a
 * provider's customer commonly has that much, so nobody gets a new limit by using their next address. An IPv4 address inside an IPv6 one
 * (mapped, or NAT64 of RFC 6052) counts as the IPv4 address.
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
