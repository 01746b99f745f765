import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine and private networks, as the API takes them (services/api/src/http/trusted-hops.ts). */
const NEAR = ['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal'];

/** Whether an address is of this machine or of a private network, as that of a proxy in front is. */
export function isNear(address = ''): boolean {
  const plain = address.replace(/%.*$/, '');
  return isIP(plain) !== 0 && NEAR.includes(ipaddr.process(plain).range());
}
