import { Global, Module } from '@nestjs/common';
import { IntakeService } from './intake.service.ts';
import { OnceService } from './once.service.ts';

@Global()
@Module({ providers: [OnceService, IntakeService], exports: [OnceService, IntakeService] })
export class IntakeModule {}
