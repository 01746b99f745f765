import { PrecompressedBody } from './precompressed-body.ts';

/** Milliseconds for which a list is served without querying the database again: a reviewer's decision appears after a second at most. */
const CACHE_TTL_MS = 1000;

/** A public list, read at most once a second, and once for all requests that come while it is being read. A failed read is not cached. */
export class CachedList {
  private body: PrecompressedBody | undefined;
  private expires = 0;
  private reading: Promise<PrecompressedBody> | undefined;

  constructor(private readonly load: () => Promise<readonly object[]>) {}

  /** The list as it is now, or as it was at most a second ago. Rejects if reading it fails. */
  async read(): Promise<PrecompressedBody> {
    if (this.body && Date.now() < this.expires) return this.body;
    this.reading ??= this.refresh();
    return this.reading;
  }

  /** Makes the next request read the list again, because this process wrote a row. A read in progress is not cached. */
  invalidate(): void {
    this.expires = 0;
    this.reading = undefined;
  }

  private refresh(): Promise<PrecompressedBody> {
    const reading: Promise<PrecompressedBody> = this.load()
      .then((rows) => {
        const json = JSON.stringify(rows);
        // If the rows are the same, their compressed form is kept.
        const body = this.body?.json === json ? this.body : new PrecompressedBody(json);
        if (this.reading === reading) {
          this.body = body;
          this.expires = Date.now() + CACHE_TTL_MS;
        }
        return body;
      })
      .finally(() => {
        if (this.reading === reading) this.reading = undefined;
      });
    return reading;
  }
}
