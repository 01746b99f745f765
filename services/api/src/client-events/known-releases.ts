import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';
import { ClientLimits } from '../rate-limits/client-limits.ts';
import { NEW_RELEASES_BY_CLIENT } from '../rate-limits/limit-table.ts';

/** Number of release names that are believed in one day if there is no store to check. */
const MAX_UNSEEN = 200;
const DAY = 86_400_000;
/** Minimum interval between looks into the store, in ms, however many made-up names arrive. */
const POLL_INTERVAL_MS = 1000;
/** A tab that stayed open may still show what any of this many last entries of the ledger made live. */
const ENTRIES = 30;

/**
 * Distinguishes releases that pages may show from others that exist and from made-up names. If there is a store, its ledger knows; a list
 * of all releases that ever existed would let forgers add to an endless list of numbers. An API that runs apart from the store believes a
 * limited number of names a day, only a few of them from one network.
 */
export class KnownReleases {
  private readonly seen = new Set<string>();
  private readonly followed = new Set<string>();
  private lookedAt = Number.NEGATIVE_INFINITY;
  private unseen = new Set<string>();
  private day = -1;
  private readonly clients: ClientLimits;

  constructor(
    private readonly storeDir: string,
    private readonly now: () => number = Date.now,
  ) {
    this.clients = new ClientLimits(now);
  }

  /** Whether pages show, or recently showed, such a release. */
  has(app: string, release: string, client: string): boolean {
    const name = `${app} ${release}`;
    if (this.seen.has(name)) return true;
    const ledger = path.join(this.storeDir, 'ledger');
    if (!existsSync(ledger)) return this.believes(name, client);
    if (Math.abs(this.now() - this.lookedAt) >= POLL_INTERVAL_MS) this.readLedger(ledger);
    return this.seen.has(name);
  }

  /** Whether a known release had a previous one that could take its place; without the store, this cannot be known. */
  hadPrevious(app: string, release: string): boolean {
    return this.followed.has(`${app} ${release}`) || this.unseen.has(`${app} ${release}`);
  }

  /** Learns which releases became live recently, and which ones take their place when they fail. */
  private readLedger(ledger: string): void {
    this.lookedAt = this.now();
    for (const file of readdirSync(ledger).sort().slice(-ENTRIES)) {
      try {
        const { live } = JSON.parse(readFileSync(path.join(ledger, file), 'utf8')) as LedgerEntry;
        for (const [app, history] of Object.entries(live)) {
          for (const release of history.slice(-2)) this.seen.add(`${app} ${release}`);
          for (const release of history.slice(1).slice(-2)) this.followed.add(`${app} ${release}`);
        }
      } catch {
        // An unreadable entry names no releases.
      }
    }
  }

  private believes(name: string, client: string): boolean {
    const day = Math.floor(this.now() / DAY);
    if (day !== this.day) {
      this.day = day;
      this.unseen = new Set();
    }
    if (this.unseen.has(name)) return true;
    if (this.unseen.size >= MAX_UNSEEN || this.clients.consume(client, 'new releases', NEW_RELEASES_BY_CLIENT) > 0) return false;
    this.unseen.add(name);
    return true;
  }
}
