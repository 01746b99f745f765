import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './client-network.ts';
import type { Limit } from './limit-table.ts';

const DAY = 86_400_000;
/** How often windows that are over are forgotten, in ms. */
const SWEEP = 60_000;
/** The most windows that are remembered; the oldest go first. */
const MAX_WINDOWS = 50_000;

/**
 * Counts what each sender does, in the memory of this process alone. A sender is an HMAC of the network it comes from under a secret
 * that is never stored: each day has another one, and with the old one everything that was counted under it is forgotten.
 */
export class ClientLimits {
  private readonly windows = new Map<string, { used: number; readonly until: number }>();
  private secret = randomBytes(32);
  private day = -1;
  private nextSweep = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Stands for a sender for the rest of this day. */
  keyOf(address: string): string {
    this.forgetYesterday();
    return createHmac('sha256', this.secret).update(networkOf(address)).digest('base64');
  }

  /** Takes one of what a sender has. Answers 0, or the seconds until there is something to take again. */
  take(sender: string, name: string, { most, seconds }: Limit): number {
    this.forgetYesterday();
    const now = this.now();
    this.sweep(now);
    const place = `${name} ${sender}`;
    const window = this.windows.get(place);
    if (!window || window.until <= now) {
      this.windows.delete(place);
      this.windows.set(place, { used: 1, until: now + seconds * 1000 });
      return 0;
    }
    window.used += 1;
    return window.used <= most ? 0 : Math.ceil((window.until - now) / 1000);
  }

  /** How many windows are remembered. */
  get size(): number {
    return this.windows.size;
  }

  private forgetYesterday(): void {
    const day = Math.floor(this.now() / DAY);
    if (day === this.day) return;
    this.day = day;
    this.secret = randomBytes(32);
    this.windows.clear();
  }

  private sweep(now: number): void {
    if (now >= this.nextSweep) {
      this.nextSweep = now + SWEEP;
      for (const [place, { until }] of this.windows) if (until <= now) this.windows.delete(place);
    }
    for (const place of this.windows.keys()) {
      if (this.windows.size <= MAX_WINDOWS) return;
      this.windows.delete(place);
    }
  }
}
