import { Global, Module } from '@nestjs/common';
import { FormLimits } from './form-limits.service.ts';
import { IntakeService } from './intake.service.ts';
import { OnceService } from './once.service.ts';

@Global()
@Module({ providers: [FormLimits, OnceService, IntakeService], exports: [OnceService, IntakeService] })
export class IntakeModule {}
