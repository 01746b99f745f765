import { writeSync } from 'node:fs';

/** Lines are buffered for at most this many milliseconds, or until they have this many characters. */
const BUFFER = { ms: 250, length: 4096 };
/** How long the first write to a full pipe is retried, in milliseconds. */
const FULL_PIPE_TIMEOUT_MS = 1000;

/**
 * Buffered lines for a file or a pipe. Nobody is obliged to read them: once a pipe has stayed full, whatever does not fit at once is
 * dropped, so that a slow reader of the log does not slow down requests.
 */
export class LogLines {
  private buffer = '';
  private timer: NodeJS.Timeout | undefined;
  private isStuck = false;
  private readonly sleeping = new Int32Array(new SharedArrayBuffer(4));

  constructor(private readonly fd: number) {}

  /** Buffers a line. */
  write(line: string): void {
    this.buffer += line;
    if (this.buffer.length >= BUFFER.length) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), BUFFER.ms).unref();
  }

  /** Writes the buffer before it returns, or drops it. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.buffer === '') return;
    let rest = Buffer.from(this.buffer);
    this.buffer = '';
    const deadline = Date.now() + (this.isStuck ? 0 : FULL_PIPE_TIMEOUT_MS);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(this.fd, rest));
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        this.isStuck = Date.now() >= deadline;
        if (this.isStuck) return;
        Atomics.wait(this.sleeping, 0, 0, 10);
      }
    }
    this.isStuck = false;
  }
}
