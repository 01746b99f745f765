import { setTimeout as pause } from 'node:timers/promises';

/**
 * Work that is repeated until the process stops, and never runs twice at the same time. An error that the work throws ends it, so the work
 * handles its own errors.
 */
export class PeriodicTask {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  /** `work` returns how long to wait before its next run, in ms; `initialWait` comes before the first. */
  constructor(
    private readonly work: () => Promise<number>,
    private readonly initialWait = 0,
  ) {}

  start(): void {
    this.running ??= this.repeat();
  }

  /** Ends the wait at once; resolves when the run in progress is over. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async repeat(): Promise<void> {
    const { signal } = this.stopping;
    let wait = this.initialWait;
    while (!signal.aborted) {
      if (wait > 0) await pause(wait, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) wait = await this.work();
    }
  }
}
