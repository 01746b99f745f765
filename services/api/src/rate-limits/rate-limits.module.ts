import { Global, Module } from '@nestjs/common';
import { FormLimits } from './form-limits.service.ts';

@Global()
@Module({ providers: [FormLimits], exports: [FormLimits] })
export class RateLimitsModule {}
