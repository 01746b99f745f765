import { Socket } from 'node:net';
import { Client, type QueryResultRow } from 'pg';
import { PATIENCE } from './data-source-options.ts';

/** How often it is looked whether the server still answers, in ms. */
const LOOK = 1000;

/**
 * A connection for many small questions: nobody waits for the answer to another's before asking, and what is asked in one turn of the
 * event loop is sent in one call of the system. A server that answers nothing for too long is given up, with all that was asked.
 */
export class PipelinedClient extends Client {
  private readonly socket: Socket;
  private unanswered = 0;
  /** Since when the first unanswered question is the next to be answered; they are answered in their order. */
  private since = 0;

  /** Does not connect yet. `application` is how the server's list of connections calls it; it may be silent for `patience` ms. */
  constructor(url: string, application: string, patience: number = PATIENCE.query_timeout) {
    const { connectionTimeoutMillis, statement_timeout, keepAlive } = PATIENCE;
    const socket = new Socket();
    super({
      connectionString: url,
      application_name: application,
      connectionTimeoutMillis,
      statement_timeout,
      keepAlive,
      pipeline: true,
      stream: () => socket,
    });
    this.socket = socket;
    // One look at all of them: a timer for each question costs as much as half of what else is done for it.
    const look = setInterval(() => {
      if (this.unanswered > 0 && performance.now() - this.since > patience) socket.destroy(new Error('Query read timeout'));
    }, LOOK).unref();
    socket.once('close', () => clearInterval(look));
  }

  /** Rows by plain SQL. */
  async rows<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    this.sendTogether();
    if (this.unanswered === 0) this.since = performance.now();
    this.unanswered += 1;
    try {
      return (await this.query<Row>(sql)).rows;
    } finally {
      this.unanswered -= 1;
      this.since = performance.now();
    }
  }

  private sendTogether(): void {
    if (this.socket.writableCorked > 0) return;
    this.socket.cork();
    setImmediate(() => this.socket.uncork());
  }
}
