import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LOG, type Log } from '../platform/log.ts';
import { ReadyLists } from '../platform/ready-lists.ts';
import type { Settings } from '../platform/settings.ts';
import { DATABASE_ADDRESS, SETTINGS } from '../platform/tokens.ts';
import { requestOptions } from './data-source-options.ts';
import { Database } from './database.ts';
import { ListConnection } from './list-connection.ts';

/** The connection and what stands on it. Nothing connects before {@link Database.start} is called. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DATABASE_ADDRESS, SETTINGS, ReadyLists],
      useFactory: (url: string, { databaseConnections, connectionWait }: Settings, lists: ReadyLists) => ({
        ...requestOptions(url, databaseConnections, connectionWait, () => lists.dropAll()),
        manualInitialization: true,
      }),
    }),
  ],
  providers: [
    {
      provide: Database,
      inject: [DATABASE_ADDRESS, DataSource, LOG],
      useFactory: (url: string, source: DataSource, log: Log) => new Database(url, source, log),
    },
    {
      provide: ListConnection,
      inject: [DATABASE_ADDRESS, Database, ReadyLists, LOG],
      useFactory: (url: string, database: Database, lists: ReadyLists, log: Log) => new ListConnection(url, database, lists, log),
    },
  ],
  exports: [Database, ListConnection],
})
export class DatabaseModule {}
