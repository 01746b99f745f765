import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';
import { ClientLimits } from '../rate-limits/client-limits.ts';
import { NEW_RELEASES_BY_CLIENT } from '../rate-limits/limit-table.ts';

/** Releases that are believed to exist in one day where there is no store to look at. */
const MAX_UNSEEN = 200;
const DAY = 86_400_000;
/** A flood of names that somebody made up looks into the store so often at most, in ms. */
const POLL_INTERVAL_MS = 1000;
/** What one of the last so many entries of the ledger made live may still be shown by a tab that stayed open. */
const ENTRIES = 30;

/**
 * Tells releases that pages show from others that exist and from names that somebody made up. Where the store is at hand, its ledger
 * knows; all releases that it ever held would make a list of numbers that forgers can lengthen without end. An API that runs apart from
 * the store believes so many names a day, few of them from one network.
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

  /** Whether pages show or showed such a release. */
  has(app: string, release: string, client: string): boolean {
    const name = `${app} ${release}`;
    if (this.seen.has(name)) return true;
    const ledger = path.join(this.storeDir, 'ledger');
    if (!existsSync(ledger)) return this.believes(name, client);
    if (Math.abs(this.now() - this.lookedAt) >= POLL_INTERVAL_MS) this.readLedger(ledger);
    return this.seen.has(name);
  }

  /** Whether a release that is known had another one before it, which could take its place; apart from the store nobody knows better. */
  hadPrevious(app: string, release: string): boolean {
    return this.followed.has(`${app} ${release}`) || this.unseen.has(`${app} ${release}`);
  }

  /** Learns what was made live lately, and what stands in for it when it fails. */
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
        // An entry that cannot be read names nothing.
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
