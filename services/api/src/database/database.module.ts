import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LOG, type Log } from '../platform/log.ts';
import { ReadyLists } from '../platform/ready-lists.ts';
import type { Settings } from '../platform/settings.ts';
import { DATABASE_ADDRESS, SETTINGS } from '../platform/tokens.ts';
import { ChangeListener } from './change-listener.ts';
import { requestOptions } from './data-source-options.ts';
import { Database } from './database.ts';

/** The connection and what stands on it. Nothing connects before {@link Database.start} is called. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DATABASE_ADDRESS, SETTINGS, ReadyLists],
      useFactory: (url: string, { databaseConnections }: Settings, lists: ReadyLists) => ({
        ...requestOptions(url, databaseConnections, () => lists.dropAll()),
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
      provide: ChangeListener,
      inject: [DATABASE_ADDRESS, ReadyLists, LOG],
      useFactory: (url: string, lists: ReadyLists, log: Log) => new ChangeListener(url, lists, log),
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
