import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConductController } from './conduct.controller.ts';
import { ConductService } from './conduct.service.ts';
import { ConductReport } from './conduct-report.entity.ts';

@Module({ imports: [TypeOrmModule.forFeature([ConductReport])], controllers: [ConductController], providers: [ConductService] })
export class ConductModule {}
