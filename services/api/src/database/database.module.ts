import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { DATABASE_ADDRESSES, SETTINGS } from '../config/tokens.ts';
import { LOG, type Log } from '../logging/log.ts';
import type { PoolState } from './bounded-pool.ts';
import { requestOptions } from './data-source-options.ts';
import { DatabaseLifecycle } from './database-lifecycle.ts';
import type { DatabaseAddresses } from './database-server.ts';

/** Minimum interval between warnings that the pool is exhausted. */
const LOG_INTERVAL_MS = 10_000;

/** The data source of requests. It connects when {@link DatabaseLifecycle.start} is called. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DATABASE_ADDRESSES, SETTINGS, LOG],
      useFactory: ({ url }: DatabaseAddresses, { databaseConnections: connections, connectionWait }: Settings, log: Log) => ({
        ...requestOptions(url, { connections, connectionWait, onExhausted: warning(log) }),
        autoLoadEntities: true,
        manualInitialization: true,
      }),
    }),
  ],
  providers: [
    {
      provide: DatabaseLifecycle,
      inject: [DATABASE_ADDRESSES, DataSource, LOG],
      useFactory: ({ ownerUrl }: DatabaseAddresses, dataSource: DataSource, log: Log) => new DatabaseLifecycle(ownerUrl, dataSource, log),
    },
  ],
  exports: [DatabaseLifecycle],
})
export class DatabaseModule {}

function warning(log: Log): (pool: PoolState) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (pool) => {
    if (performance.now() - last < LOG_INTERVAL_MS) return;
    last = performance.now();
    log.warn({ pool }, 'the database gets more queries than its connections can handle in time');
  };
}
