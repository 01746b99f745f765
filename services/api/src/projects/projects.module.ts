import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JoinService } from './join.service.ts';
import { ProjectSubmissionsService } from './project-submissions.service.ts';
import { ProjectsController } from './projects.controller.ts';
import { ProjectsService } from './projects.service.ts';
import { ResearchProject } from './research-project.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ResearchProject])],
  controllers: [ProjectsController],
  providers: [ProjectsService, ProjectSubmissionsService, JoinService],
})
export class ProjectsModule {}
