import { Module } from '@nestjs/common';
import { ToolsController } from './tools.controller.ts';
import { ToolsService } from './tools.service.ts';

@Module({ controllers: [ToolsController], providers: [ToolsService] })
export class ToolsModule {}
