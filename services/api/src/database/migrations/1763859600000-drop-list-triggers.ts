import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ListChanges1763769600000 } from './1763769600000-list-changes.ts';

/** Lists are read at most once a second, so nobody has to be notified of their changes (docs/decisions/0043). */
export class DropListTriggers1763859600000 implements MigrationInterface {
  readonly name = 'DropListTriggers1763859600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await new ListChanges1763769600000().down(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await new ListChanges1763769600000().up(queryRunner);
  }
}
