import { setTimeout as pause } from 'node:timers/promises';

/** Work that comes round again and again until the process stops. What a round throws ends them, so it keeps its faults to itself. */
export class Rounds {
  private readonly stopping = new AbortController();
  private work: Promise<void> | undefined;

  /** `round` does one turn and answers how long to wait for the next, in ms; `first` is the wait before the first turn. */
  constructor(
    private readonly round: (signal: AbortSignal) => Promise<number>,
    private readonly first = 0,
  ) {}

  start(): void {
    this.work ??= this.untilStopped();
  }

  /** Ends the wait at once; resolves when the turn that runs is over. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.work;
  }

  private async untilStopped(): Promise<void> {
    const { signal } = this.stopping;
    let wait = this.first;
    while (!signal.aborted) {
      if (wait > 0) await pause(wait, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) wait = await this.round(signal);
    }
  }
}
