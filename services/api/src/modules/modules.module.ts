import { Module } from '@nestjs/common';
import { ModulesController } from './modules.controller.ts';
import { ModulesService } from './modules.service.ts';

@Module({ controllers: [ModulesController], providers: [ModulesService] })
export class ModulesModule {}
