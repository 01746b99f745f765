import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** What runs statements of a transaction that is open. */
export type Statements = Pick<Transaction, 'query'>;

/** A transaction that is open. All of it is kept, or nothing. */
export class Transaction {
  constructor(
    private readonly client: PoolClient,
    private readonly source: DataSource,
  ) {}

  /** Runs one statement and answers its rows. */
  async query<Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(sql, [...values])).rows;
  }

  /** Stores a new row of an entity whose id the database gives, and answers that id. What is left out gets the default of its column. */
  async insert<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>, row: Partial<Entity>): Promise<number> {
    // One plain statement: the library's own insert builds a query, runs listeners and reads the row back into an entity.
    const { tableName, columns } = this.source.getMetadata(entity);
    const given = columns.filter(({ propertyName }) => row[propertyName] !== undefined);
    const names = given.map(({ databaseName }) => databaseName).join(', ');
    const places = given.map((_, at) => `$${at + 1}`).join(', ');
    const values = given.map(({ propertyName }) => row[propertyName]);
    const [stored] = await this.query<{ id: number }>(`insert into ${tableName} (${names}) values (${places}) returning id`, values);
    return (stored as { id: number }).id;
  }
}
