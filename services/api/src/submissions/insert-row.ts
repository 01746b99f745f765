import type { EntityManager, EntityTarget } from 'typeorm';

/**
 * Inserts a row and returns its id. A column without a value gets its default. One plain statement: TypeORM's own insert builder takes a
 * fourth of the CPU of a whole request.
 */
export async function insertRow<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: Partial<Row>,
): Promise<number> {
  const { tableName, columns } = manager.connection.getMetadata(entity);
  const given = columns.flatMap(({ databaseName, propertyName }) => {
    const value = row[propertyName as keyof Row];
    return value === undefined ? [] : [{ databaseName, value }];
  });
  const [inserted] = await manager.query<[{ id: number }]>(
    `insert into ${tableName} (${given.map(({ databaseName }) => databaseName).join(', ')})
     values (${given.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    given.map(({ value }) => value),
  );
  return inserted.id;
}
