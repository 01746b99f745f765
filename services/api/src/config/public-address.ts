import ipaddr from 'ipaddr.js';

/** Names of this machine, of networks without a registry, and for examples (RFC 2606, 6761, 6762). */
const NOBODYS = /(?:^|\.)(?:localhost|local|test|invalid|internal|example(?:\.(?:com|net|org))?)$/;

/** Whether everyone can reach a web address. */
export function isPublicAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const hostname = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(hostname)) return ipaddr.process(hostname).range() === 'unicast';
  return !NOBODYS.test(hostname);
}
