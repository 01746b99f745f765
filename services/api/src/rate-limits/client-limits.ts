import { hash, randomBytes } from 'node:crypto';
import { networkOf } from './client-network.ts';
import type { Limit } from './limit-table.ts';

const DAY_MS = 86_400_000;
/** How often expired windows are removed. */
const SWEEP_INTERVAL_MS = 60_000;
/** Number of windows remembered; the oldest are dropped first. */
const MAX_WINDOWS = 50_000;
/**
 * How long after midnight windows from the day before are still found: as long as the longest that begins before it, except those that last
 * a day.
 */
const OVERLAP_MS = 3_600_000;
/** Separates the two keys of a client while windows from the day before are still found. */
const SEPARATOR = '|';

interface Window {
  used: number;
  readonly until: number;
  readonly day: number;
}

/**
 * Rate limiter: counts what each client does, only in the memory of this process. A client is identified by a key: a digest of its network
 * and of a secret that is never stored. The secret changes each day; the previous one is deleted an hour after midnight, with everything
 * that was counted under it.
 */
export class ClientLimits {
  private readonly windows = new Map<string, Window>();
  private secret = newSecret();
  private formerSecret: string | undefined;
  private day: number;
  private nextSweep = 0;

  constructor(private readonly now: () => number = Date.now) {
    this.day = Math.floor(now() / DAY_MS);
  }

  /** The key of a client for the rest of this day; in the hour after midnight, together with that of the day before. */
  keyOf(address: string): string {
    this.rotate();
    const network = networkOf(address);
    return [this.secret, this.formerSecret]
      .flatMap((secret) => (secret ? [hash('sha256', secret + network, 'base64')] : []))
      .join(SEPARATOR);
  }

  /** Takes one unit of a client's allowance. Returns 0, or the seconds until the client may try again. */
  consume(client: string, name: string, { max: most, seconds }: Limit): number {
    this.rotate();
    const now = this.now();
    this.sweep(now);
    const window = this.openWindow(client, name);
    if (!window) {
      const key = `${name} ${client.split(SEPARATOR, 1)}`;
      this.windows.delete(key);
      this.windows.set(key, { used: 1, until: now + seconds * 1000, day: this.day });
      return 0;
    }
    window.used += 1;
    return window.used <= most ? 0 : Math.ceil((window.until - now) / 1000);
  }

  /** Returns one unit that {@link consume} granted. */
  giveBack(client: string, name: string): void {
    const window = this.openWindow(client, name);
    if (window && window.used > 0) window.used -= 1;
  }

  /** How many windows are remembered. */
  get size(): number {
    return this.windows.size;
  }

  /**
   * The window that a client has begun to use up: a window that was open at midnight runs to its end, so that nobody gets a second
   * allowance then.
   */
  private openWindow(client: string, name: string): Window | undefined {
    const windows = client.split(SEPARATOR).map((key) => this.windows.get(`${name} ${key}`));
    return windows.find((window) => window && window.until > this.now());
  }

  private rotate(): void {
    const now = this.now();
    const day = Math.floor(now / DAY_MS);
    if (day !== this.day) {
      this.formerSecret = this.secret;
      this.secret = newSecret();
      this.day = day;
    }
    if (!this.formerSecret || now % DAY_MS < OVERLAP_MS) return;
    this.formerSecret = undefined;
    for (const [key, window] of this.windows) if (window.day !== day) this.windows.delete(key);
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

const newSecret = (): string => randomBytes(32).toString('base64');
