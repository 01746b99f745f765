import type { Type } from '@nestjs/common';
import { closedTo } from './closed-answer.ts';
import { ReadyList } from './ready-list.ts';

/** All lists that are kept ready, so that a broken connection drops every one of them. */
export class ReadyLists {
  private readonly all: ReadyList[] = [];

  /** Keeps a list ready, of which only the described fields are given out. */
  add<Answer extends object>(record: Type<Answer>, load: () => Promise<readonly object[]>): ReadyList {
    const closed = closedTo(record);
    const list = new ReadyList(async () => (await load()).map(closed));
    this.all.push(list);
    return list;
  }

  /** Forgets what is ready of every list. */
  dropAll(): void {
    for (const list of this.all) list.drop();
  }
}
