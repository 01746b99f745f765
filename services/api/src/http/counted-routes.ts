import type { Log } from '../logging/log.ts';

const LOG_INTERVAL_MS = 3_600_000;

/** Routes that are logged as a count of responses by status, once an hour and at shutdown, instead of a line for each request. */
export class CountedRoutes {
  private counts = new Map<string, Record<string, number>>();
  private readonly timer = setInterval(() => this.write(), LOG_INTERVAL_MS).unref();

  constructor(private readonly log: Log) {}

  count(route: string, status: number): void {
    const answers = this.counts.get(route) ?? {};
    answers[status] = (answers[status] ?? 0) + 1;
    this.counts.set(route, answers);
  }

  stop(): void {
    clearInterval(this.timer);
    this.write();
  }

  private write(): void {
    for (const [route, answers] of this.counts) this.log.info({ route, answers }, 'requests counted');
    this.counts = new Map();
  }
}
