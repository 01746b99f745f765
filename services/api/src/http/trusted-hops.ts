import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine and private networks. */
const NEIGHBORS = ['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal'];

/**
 * For Fastify's `trustProxy`: which hops are believed about who asked them, namely the last so many, as long as each of them is a
 * neighbor. An address from outside is a caller who went around a proxy, so what precedes it in the header is the caller's own.
 */
export function trustHops(hops: number): (address: string | undefined, hop: number) => boolean {
  return (address = '', hop) => {
    const plain = address.replace(/%.*$/, '');
    return hop < hops && isIP(plain) !== 0 && NEIGHBORS.includes(ipaddr.process(plain).range());
  };
}
