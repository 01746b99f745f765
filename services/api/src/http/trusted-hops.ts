import { BlockList, isIPv6 } from 'node:net';

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

/**
 * Which hops are believed about who asked them: the last so many, as long as each of them is a neighbor (this machine or a private
 * network). An address from outside is a caller who went around a proxy, so what stands before it in the header is theirs.
 */
export function trustHops(hops: number): (address: string | undefined, hop: number) => boolean {
  return (address = '', hop) => {
    if (hop >= hops) return false;
    const plain = address.replace(/%.*$/, '');
    return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
