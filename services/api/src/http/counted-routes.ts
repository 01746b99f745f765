import type { Log } from '../logging/log.ts';

/** How often the numbers are written down, in ms. */
const HOUR = 3_600_000;

/** Routes of which the log holds nothing but how many answers of which status there were, once an hour and at the end. */
export class CountedRoutes {
  private counts = new Map<string, Record<string, number>>();
  private readonly timer = setInterval(() => this.write(), HOUR).unref();

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
