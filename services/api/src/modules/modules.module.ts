import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EducationalModule } from './educational-module.entity.ts';
import { ModulesController } from './modules.controller.ts';
import { ModulesService } from './modules.service.ts';

@Module({ imports: [TypeOrmModule.forFeature([EducationalModule])], controllers: [ModulesController], providers: [ModulesService] })
export class ModulesModule {}
