import { Module } from '@nestjs/common';
import { TakenBackService } from './taken-back.service.ts';

@Module({ providers: [TakenBackService] })
export class ReleasesModule {}
