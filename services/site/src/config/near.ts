import { BlockList, isIPv6 } from 'node:net';

/** This machine and private networks: the networks that the API takes for near too (services/api/src/http/trusted-hops.ts). */
const near = new BlockList();
for (const [subnet, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  near.addSubnet(subnet, bits, 'ipv4');
for (const [subnet, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(subnet, bits, 'ipv6');

/** Whether an address is of this machine or of a private network, as that of a proxy in front is. */
export function isNear(address = ''): boolean {
  const plain = address.split('%', 1)[0] ?? '';
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
