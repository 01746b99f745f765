import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { DATABASE_ADDRESS, SETTINGS } from '../config/tokens.ts';
import { LOG, type Log } from '../logging/log.ts';
import { requestOptions } from './data-source-options.ts';
import { Database } from './database.ts';

/** The connection and what stands on it. Nothing connects before {@link Database.start} is called. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DATABASE_ADDRESS, SETTINGS],
      useFactory: (url: string, { databaseConnections, connectionWait }: Settings) => ({
        ...requestOptions(url, databaseConnections, connectionWait),
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
  ],
  exports: [Database],
})
export class DatabaseModule {}
