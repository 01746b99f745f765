import { isDeepStrictEqual } from 'node:util';
import { ReadyBody } from './ready-body.ts';

/** How long a body is given out before the database is asked again, in ms, should the word of a change be lost on its way. */
const FRESH_FOR = 1000;

/** A row as the database gives it. */
type Row = Readonly<Record<string, unknown>>;

/** A list that is read once for all who ask at the same time, and kept ready until it is dropped or a second old. */
export class ReadyList {
  private ready: { readonly content: ReadyBody; readonly until: number } | undefined;
  private loading: Promise<ReadyBody> | undefined;
  private last: { readonly rows: readonly Row[]; readonly content: ReadyBody } | undefined;

  /** `load` reads the rows; `shown` is what of a row is given out. */
  constructor(
    private readonly load: () => Promise<readonly object[]>,
    private readonly shown: (row: object) => object = (row) => row,
  ) {}

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
    const loading = this.load().then((rows) => this.made(rows as readonly Row[]));
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

  /** Rows that are the same as those before keep what was made of them. */
  private made(rows: readonly Row[]): ReadyBody {
    if (!this.last || !areSame(rows, this.last.rows)) this.last = { rows, content: new ReadyBody(JSON.stringify(rows.map(this.shown))) };
    return this.last.content;
  }
}

/** Whether rows of one query are the same. */
function areSame(rows: readonly Row[], others: readonly Row[]): boolean {
  return rows.length === others.length && rows.every((row, at) => isSame(row, others[at] as Row));
}

function isSame(row: Row, other: Row): boolean {
  // Fields of one query come in one order, and hardly any is more than a word: comparing all deeply costs as much as making the body anew.
  const names = Object.keys(row);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => row[name] === other[name] || isDeepStrictEqual(row[name], other[name]))
  );
}
