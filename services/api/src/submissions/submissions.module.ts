import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormLimits } from './form-limits.service.ts';
import { IdempotencyService } from './idempotency.service.ts';
import { MailQuotas } from './mail-quotas.service.ts';
import { ReceivedRequest } from './received-request.entity.ts';
import { SubmissionsService } from './submissions.service.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ReceivedRequest])],
  providers: [IdempotencyService, FormLimits, MailQuotas, SubmissionsService],
  exports: [IdempotencyService, SubmissionsService],
})
export class SubmissionsModule {}
