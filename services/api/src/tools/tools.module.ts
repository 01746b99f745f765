import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiTool } from './ai-tool.entity.ts';
import { ToolsController } from './tools.controller.ts';
import { ToolsService } from './tools.service.ts';

@Module({ imports: [TypeOrmModule.forFeature([AiTool])], controllers: [ToolsController], providers: [ToolsService] })
export class ToolsModule {}
