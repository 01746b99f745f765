import { writeSync } from 'node:fs';

/** Lines that may wait do so for at most so many ms, or until there are so many characters of them. */
const TOGETHER = { ms: 250, length: 4096 };
/** How long whoever reads the lines may keep them waiting before they are let go, in ms. */
const PATIENCE = 1000;

/** Lines on their way to a file or a pipe. Nobody has to read them: where none can be written any more, they are let go. */
export class LogLines {
  private waiting = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly sleeping = new Int32Array(new SharedArrayBuffer(4));

  constructor(private readonly fd: number) {}

  /** Takes a line, which waits for others. */
  write(line: string): void {
    this.waiting += line;
    if (this.waiting.length >= TOGETHER.length) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), TOGETHER.ms).unref();
  }

  /** Writes all that waits, before it returns. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    let rest = Buffer.from(this.waiting);
    this.waiting = '';
    const until = Date.now() + PATIENCE;
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(this.fd, rest));
      } catch (problem) {
        // A pipe that is full is read in a moment; one that nobody reads stays as it is.
        if ((problem as NodeJS.ErrnoException).code !== 'EAGAIN' || Date.now() > until) return;
        Atomics.wait(this.sleeping, 0, 0, 10);
      }
    }
  }
}
