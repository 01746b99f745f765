import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConfirmedAddress } from './confirmed-address.entity.ts';
import { DailySecret } from './daily-secret.entity.ts';
import { DigestService } from './digest.service.ts';
import { DigestItem } from './digest-item.entity.ts';
import { MailService } from './mail.service.ts';
import { OutgoingMail } from './outgoing-mail.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ConfirmedAddress, DailySecret, DigestItem, OutgoingMail])],
  providers: [MailService, DigestService],
  exports: [MailService],
})
export class MailModule {}
