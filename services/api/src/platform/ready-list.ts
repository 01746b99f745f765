import { ReadyBody } from './ready-body.ts';

/** How long a body is given out before the database is asked again, in ms, should the word of a change be lost on its way. */
const FRESH_FOR = 1000;

/** A list that is read once for all who ask at the same time, and kept ready until it is dropped or a second old. */
export class ReadyList {
  private ready: { readonly content: ReadyBody; readonly until: number } | undefined;
  private loading: Promise<ReadyBody> | undefined;
  private last: ReadyBody | undefined;

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
    const loading = this.load().then((rows) => this.made(JSON.stringify(rows)));
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

  /** Rows that did not change keep what was compressed of them. */
  private made(json: string): ReadyBody {
    if (this.last?.json !== json) this.last = new ReadyBody(json);
    return this.last;
  }
}
