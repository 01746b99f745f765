import { type DynamicModule, Module } from '@nestjs/common';
import { LOG, type Log } from '../logging/log.ts';
import type { Settings } from './settings.ts';
import { DATABASE_ADDRESSES, SETTINGS } from './tokens.ts';

@Module({})
class ConfigModule {}

/** Provides settings, log and the database's addresses to every module. */
export function configModule(settings: Settings, addresses: object, log: Log): DynamicModule {
  const providers = [
    { provide: SETTINGS, useValue: settings },
    { provide: DATABASE_ADDRESSES, useValue: addresses },
    { provide: LOG, useValue: log },
  ];
  return { module: ConfigModule, global: true, providers, exports: providers };
}
