import { createHash } from 'node:crypto';

/** How long a body is given out before the database is asked again, in ms: another process may have written. */
const FRESH_FOR = 1000;

/** A list as it is sent, with its strong ETag. */
export interface ReadyBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** Makes bytes ready to be sent. */
export function readyBody(value: unknown): ReadyBody {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** A list that is read once for all who ask at the same time, and kept ready until it is dropped or a second old. */
export class ReadyList {
  private ready: { readonly content: ReadyBody; readonly until: number } | undefined;
  private loading: Promise<ReadyBody> | undefined;

  constructor(private readonly load: () => Promise<readonly unknown[]>) {}

  /** The list as it is now. Fails as its reading fails. */
  async read(): Promise<ReadyBody> {
    if (this.ready && this.ready.until > Date.now()) return this.ready.content;
    this.loading ??= this.reload();
    return this.loading;
  }

  /** Forgets what is ready, because a row was written or the connection broke. A reading that is under way is not kept either. */
  drop(): void {
    this.ready = undefined;
    this.loading = undefined;
  }

  private reload(): Promise<ReadyBody> {
    const loading = this.load().then(readyBody);
    const mine = () => this.loading === loading;
    loading.then(
      (content) => {
        if (!mine()) return;
        this.ready = { content, until: Date.now() + FRESH_FOR };
        this.loading = undefined;
      },
      () => {
        if (mine()) this.loading = undefined;
      },
    );
    return loading;
  }
}
