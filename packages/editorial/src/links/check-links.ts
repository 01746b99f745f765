import { checkLink, type LinkVerdict } from './check-link.ts';
import type { PlacedLink } from './find-links.ts';

/** An address, every place where it appears, and what was found there. */
export interface CheckedLink {
  readonly address: string;
  readonly places: readonly PlacedLink[];
  readonly verdict: LinkVerdict;
}

const AT_ONCE = 6;

/** Requests every address once, a few at a time but one after the other for each host; the result is in the order of appearance. */
export async function checkLinks(links: readonly PlacedLink[], timeoutMs: number): Promise<CheckedLink[]> {
  const places = grouped(links, ({ address }) => address);
  const hosts = [...grouped([...places.keys()], (address) => new URL(address).host).values()];
  const verdicts = new Map<string, LinkVerdict>();
  const worker = async () => {
    for (let addresses = hosts.shift(); addresses; addresses = hosts.shift())
      for (const address of addresses) verdicts.set(address, await checkLink(address, timeoutMs));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return [...places].map(([address, at]) => ({ address, places: at, verdict: verdicts.get(address) ?? { is: 'unreachable' } }));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
