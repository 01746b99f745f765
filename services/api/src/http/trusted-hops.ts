import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine and private networks. */
const NEIGHBORS = ['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal'];

/**
 * For Fastify's `trustProxy`: which hops are trusted to name the client, namely the last ones up to this number, as long as each of them is
 * a neighbor. An address from outside belongs to a caller who bypassed a proxy, so what precedes it in the header was written by the
 * caller.
 */
export function trustHops(hops: number): (address: string | undefined, hop: number) => boolean {
  return (address = '', hop) => {
    const plain = address.replace(/%.*$/, '');
    return hop < hops && isIP(plain) !== 0 && NEIGHBORS.includes(ipaddr.process(plain).range());
  };
}
