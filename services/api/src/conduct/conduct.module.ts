import { Module } from '@nestjs/common';
import { ConductController } from './conduct.controller.ts';
import { ConductService } from './conduct.service.ts';

@Module({ controllers: [ConductController], providers: [ConductService] })
export class ConductModule {}
