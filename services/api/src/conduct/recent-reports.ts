import { ProblemError } from '../http/problem.ts';
import type { IdempotencyClaim } from '../submissions/idempotency.service.ts';

/** How long the key of a report is remembered, in ms: as long as a form tries again. */
const KNOWN_MS = 600_000;
/** Number of keys remembered; the oldest are dropped first. */
const MAX_KNOWN = 10_000;

interface Known<Answer> {
  readonly fingerprint: string;
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/**
 * Idempotency keys of reports, only in the memory of this process: a row for a key would contain the time of a report. All requests from a
 * network go to the same process (docs/deploy.md).
 */
export class RecentReports<Answer> {
  private readonly known = new Map<string, Known<Answer>>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Processes a request once; a repeated one gets the same answer, and the same key with another body gets a 422. A failed request can be
   * tried again.
   */
  once(claim: IdempotencyClaim | undefined, work: () => Promise<Answer>): Promise<Answer> {
    this.forget();
    if (!claim) return work();
    const { keyDigest, fingerprint } = claim;
    const before = this.known.get(keyDigest);
    if (before && before.fingerprint !== fingerprint)
      throw new ProblemError(422, 'This form was already sent with other content; please reload the page and send it again.');
    if (before) return before.answer;
    const answer = work();
    this.known.set(keyDigest, { fingerprint, answer, until: this.now() + KNOWN_MS });
    answer.catch(() => this.known.delete(keyDigest));
    return answer;
  }

  private forget(): void {
    const now = this.now();
    for (const [key, { until }] of this.known) {
      if (until > now && this.known.size < MAX_KNOWN) return;
      this.known.delete(key);
    }
  }
}
