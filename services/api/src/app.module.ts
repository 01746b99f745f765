import { type DynamicModule, Module } from '@nestjs/common';
import { ClientEventsModule } from './client-events/client-events.module.ts';
import { ConductModule } from './conduct/conduct.module.ts';
import { configModule } from './config/config.module.ts';
import type { Settings } from './config/settings.ts';
import { DatabaseModule } from './database/database.module.ts';
import type { DatabaseAddresses } from './database/database-server.ts';
import { ReviewersModule } from './desk/reviewers.module.ts';
import { FeedbackModule } from './feedback/feedback.module.ts';
import { HealthModule } from './health/health.module.ts';
import type { Log } from './logging/log.ts';
import { MailModule } from './mail/mail.module.ts';
import { ModulesModule } from './modules/modules.module.ts';
import { OpenApiModule } from './openapi/openapi.module.ts';
import { ProjectsModule } from './projects/projects.module.ts';
import { ReleasesModule } from './releases/releases.module.ts';
import { RetentionModule } from './retention/retention.module.ts';
import { ReviewModule } from './review/review.module.ts';
import { SubmissionsModule } from './submissions/submissions.module.ts';
import { ToolsModule } from './tools/tools.module.ts';
import { UsersModule } from './users/users.module.ts';

/** All modules of the API. A new subject is one line here. */
@Module({
  imports: [
    DatabaseModule,
    MailModule,
    SubmissionsModule,
    ModulesModule,
    ToolsModule,
    ProjectsModule,
    ConductModule,
    FeedbackModule,
    ClientEventsModule,
    ReleasesModule,
    RetentionModule,
    ReviewModule,
    ReviewersModule,
    UsersModule,
    HealthModule,
    OpenApiModule,
  ],
})
class AppModule {}

/** The API for these settings. */
export function appModule(settings: Settings, addresses: DatabaseAddresses, log: Log): DynamicModule {
  return { module: AppModule, imports: [configModule(settings, addresses, log)] };
}
