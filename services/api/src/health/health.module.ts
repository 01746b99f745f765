import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { MailHealthService } from './mail-health.service.ts';

@Module({ controllers: [HealthController], providers: [MailHealthService] })
export class HealthModule {}
