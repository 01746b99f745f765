import { Module } from '@nestjs/common';
import { JoinService } from './join.service.ts';
import { ProjectsController } from './projects.controller.ts';
import { ProjectsService } from './projects.service.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({ controllers: [ProjectsController], providers: [ProjectsService, SubmissionsService, JoinService] })
export class ProjectsModule {}
