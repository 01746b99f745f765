import { ReadyList } from './ready-list.ts';

/** All lists that are kept ready, so that a broken connection drops every one of them. */
export class ReadyLists {
  private readonly all: ReadyList[] = [];

  /** Keeps a list ready. */
  add(load: () => Promise<readonly unknown[]>): ReadyList {
    const list = new ReadyList(load);
    this.all.push(list);
    return list;
  }

  /** Forgets what is ready of every list. */
  dropAll(): void {
    for (const list of this.all) list.drop();
  }
}
