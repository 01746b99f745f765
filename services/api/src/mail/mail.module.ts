import { Global, Module } from '@nestjs/common';
import { DigestService } from './digest.service.ts';
import { MailService } from './mail.service.ts';

@Global()
@Module({ providers: [MailService, DigestService], exports: [MailService] })
export class MailModule {}
