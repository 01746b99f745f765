import { existsSync } from 'node:fs';
import path from 'node:path';
import { NEW_RELEASES_BY_SENDER } from '../limits/limit-table.ts';
import { SenderLimits } from '../limits/sender-limits.ts';

/** Releases that are believed to exist in one day where there is no store to look at. */
const MOST_UNSEEN = 200;
const DAY = 86_400_000;

/**
 * Tells releases that exist from names that somebody made up. Where the store is at hand, it knows. An API that runs apart from it
 * believes so many names a day, few of them from one network.
 */
export class KnownReleases {
  private readonly seen = new Set<string>();
  private unseen = new Set<string>();
  private day = -1;
  private readonly senders: SenderLimits;

  constructor(
    private readonly storeDir: string,
    private readonly now: () => number = Date.now,
  ) {
    this.senders = new SenderLimits(now);
  }

  /** Whether there is such a release. `app` and `release` have to be plain names. */
  has(app: string, release: string, sender: string): boolean {
    const name = `${app} ${release}`;
    if (this.seen.has(name)) return true;
    const releases = path.join(this.storeDir, 'releases');
    if (existsSync(path.join(releases, app, release, 'release.json'))) {
      this.seen.add(name);
      return true;
    }
    return existsSync(releases) ? false : this.believes(name, sender);
  }

  private believes(name: string, sender: string): boolean {
    const day = Math.floor(this.now() / DAY);
    if (day !== this.day) {
      this.day = day;
      this.unseen = new Set();
    }
    if (this.unseen.has(name)) return true;
    if (this.unseen.size >= MOST_UNSEEN || this.senders.take(sender, 'new releases', NEW_RELEASES_BY_SENDER) > 0) return false;
    this.unseen.add(name);
    return true;
  }
}
