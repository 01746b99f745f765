import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError, TransactionNotStartedError } from 'typeorm';
import { isDatabaseUnavailable } from './database-errors.ts';

/** Tests that `database.test.ts` runs. */
export function databaseErrorCases(): void {
  test.each([
    ['a connection that breaks between two queries of a transaction', new QueryRunnerAlreadyReleasedError()],
    ['one that breaks before the next query of a transaction is asked', new QueryRunnerProviderAlreadyReleasedError()],
    ['one that breaks before the transaction is ended', new TransactionNotStartedError()],
    ['one that breaks during a query', new Error('Connection terminated unexpectedly')],
    ['one that was closed before the next query', new Error('Client was closed and is not queryable')],
    ['a server that is shut down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ])('%s says that the database is away', (_, problem) => {
    expect(isDatabaseUnavailable(problem)).toBe(true);
  });

  test('a mistake of ours says no such thing', () => {
    expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
  });
}
