import type { Type } from '@nestjs/common';
import { closedTo } from './closed-answer.ts';
import { ReadyList } from './ready-list.ts';

/** All lists that are kept ready: a change drops one of them, a broken connection every one. */
export class ReadyLists {
  private readonly all: { readonly table: string; readonly list: ReadyList }[] = [];

  /** Keeps the list of a table ready, of which only the described fields are given out. */
  add<Answer extends object>(record: Type<Answer>, table: string, load: () => Promise<readonly object[]>): ReadyList {
    const list = new ReadyList(load, closedTo(record));
    this.all.push({ table, list });
    return list;
  }

  /** Forgets what is ready of this table. */
  drop(table: string): void {
    for (const known of this.all) if (known.table === table) known.list.drop();
  }

  /** Forgets what is ready of every list. */
  dropAll(): void {
    for (const { list } of this.all) list.drop();
  }
}
