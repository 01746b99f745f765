import { type DynamicModule, Module } from '@nestjs/common';
import { LOG, type Log } from '../logging/log.ts';
import type { Settings } from './settings.ts';
import { DATABASE_ADDRESS, SETTINGS } from './tokens.ts';

@Module({})
class PlatformModule {}

/** What every subject may ask for: settings, log, the database's address. */
export function platformModule(settings: Settings, databaseAddress: string, log: Log): DynamicModule {
  const providers = [
    { provide: SETTINGS, useValue: settings },
    { provide: DATABASE_ADDRESS, useValue: databaseAddress },
    { provide: LOG, useValue: log },
  ];
  return { module: PlatformModule, global: true, providers, exports: providers };
}
