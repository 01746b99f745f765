import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './client-network.ts';
import type { Limit } from './limit-table.ts';

const DAY_MS = 86_400_000;
/** How often windows that are over are removed. */
const SWEEP_INTERVAL_MS = 60_000;
/** So many windows are remembered; the oldest go first. */
const MAX_WINDOWS = 50_000;
/** How long a client whose windows were open at midnight keeps its key, so that it has no second allowance then. */
const OVERLAP_MS = 3_600_000;

/**
 * Counts what each client does, in the memory of this process alone. A client is known by a key: an HMAC of the network it comes from,
 * under a secret that is never stored. Each day has another secret; the former one is forgotten an hour after midnight, with everything
 * that was counted under it.
 */
export class ClientLimits {
  private readonly windows = new Map<string, { readonly client: string; used: number; readonly until: number }>();
  private secret = randomBytes(32);
  private day = -1;
  /** Yesterday's secret, and the clients that were counted when the day ended. */
  private former: { readonly secret: Buffer; readonly clients: ReadonlySet<string>; readonly until: number } | undefined;
  private nextSweep = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** The key of a client for the rest of this day. */
  keyOf(address: string): string {
    this.rotate();
    const network = networkOf(address);
    const keyUnder = (secret: Buffer) => createHmac('sha256', secret).update(network).digest('base64');
    const formerKey = this.former && keyUnder(this.former.secret);
    return formerKey && this.former?.clients.has(formerKey) ? formerKey : keyUnder(this.secret);
  }

  /** Takes one of what a client may do. Returns 0, or the seconds until it may again. */
  take(client: string, name: string, { most, seconds }: Limit): number {
    this.rotate();
    const now = this.now();
    this.sweep(now);
    const key = `${name} ${client}`;
    const window = this.windows.get(key);
    if (!window || window.until <= now) {
      this.windows.delete(key);
      this.windows.set(key, { client, used: 1, until: now + seconds * 1000 });
      return 0;
    }
    window.used += 1;
    return window.used <= most ? 0 : Math.ceil((window.until - now) / 1000);
  }

  /** How many windows are remembered. */
  get size(): number {
    return this.windows.size;
  }

  private rotate(): void {
    const now = this.now();
    const day = Math.floor(now / DAY_MS);
    if (day !== this.day) {
      const open = [...this.windows.values()].filter(({ until }) => until > now);
      this.former = { secret: this.secret, clients: new Set(open.map(({ client }) => client)), until: now + OVERLAP_MS };
      this.secret = randomBytes(32);
      this.day = day;
    }
    if (!this.former || now < this.former.until) return;
    for (const [key, { client }] of this.windows) if (this.former.clients.has(client)) this.windows.delete(key);
    this.former = undefined;
  }

  private sweep(now: number): void {
    if (now >= this.nextSweep) {
      this.nextSweep = now + SWEEP_INTERVAL_MS;
      for (const [key, { until }] of this.windows) if (until <= now) this.windows.delete(key);
    }
    for (const key of this.windows.keys()) {
      if (this.windows.size <= MAX_WINDOWS) return;
      this.windows.delete(key);
    }
  }
}
