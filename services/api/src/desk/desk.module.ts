import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { configModule } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DatabaseModule } from '../database/database.module.ts';
import type { DatabaseAddresses } from '../database/database-server.ts';
import type { Log } from '../logging/log.ts';
import { DeskGuard } from './desk.guard.ts';
import { FeedbackDeskController } from './feedback-desk.controller.ts';
import { FeedbackDeskService } from './feedback-desk.service.ts';
import { IdeasController } from './ideas.controller.ts';
import { IdeasService } from './ideas.service.ts';
import { PasskeysService } from './passkeys.service.ts';
import { PromiseService } from './promise.service.ts';
import { ReportsDeskController } from './reports-desk.controller.ts';
import { SignInController } from './sign-in.controller.ts';
import { UndoController } from './undo.controller.ts';

@Module({
  imports: [DatabaseModule],
  controllers: [SignInController, IdeasController, FeedbackDeskController, ReportsDeskController, UndoController],
  providers: [{ provide: APP_GUARD, useClass: DeskGuard }, PasskeysService, IdeasService, FeedbackDeskService, PromiseService],
})
class DeskModule {}

/** The review desk for these settings. */
export function deskModule(settings: Settings, addresses: DatabaseAddresses, log: Log): DynamicModule {
  return { module: DeskModule, imports: [configModule(settings, addresses, log)] };
}
