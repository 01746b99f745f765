import { PrecompressedBody } from './precompressed-body.ts';

/** For so many milliseconds a list is served without asking the database again: a reviewer's decision shows after at most a second. */
const CACHE_TTL_MS = 1000;

/** A public list, read at most once a second, and once for all requests that come while it is being read. A failed read is not cached. */
export class CachedList {
  private body: PrecompressedBody | undefined;
  private expires = 0;
  private reading: Promise<PrecompressedBody> | undefined;

  constructor(private readonly load: () => Promise<readonly object[]>) {}

  /** The list as it is now, or was at most a second ago. Rejects as its reading does. */
  async read(): Promise<PrecompressedBody> {
    if (this.body && Date.now() < this.expires) return this.body;
    this.reading ??= this.refresh();
    return this.reading;
  }

  /** Has the next request read it anew, because this process wrote a row. What is being read at that moment is not cached. */
  invalidate(): void {
    this.expires = 0;
    this.reading = undefined;
  }

  private refresh(): Promise<PrecompressedBody> {
    const reading: Promise<PrecompressedBody> = this.load()
      .then((rows) => {
        const json = JSON.stringify(rows);
        // The same rows keep what was compressed of them.
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
