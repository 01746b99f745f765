import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListAnswer } from '../platform/answers.ts';
import { sendReady } from '../platform/send-ready.ts';
import { ProjectDto } from './project.dto.ts';
import { ProjectsService } from './projects.service.ts';

@ApiTags('lists')
@Controller('api/projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @ApiOperation({ operationId: 'listProjects', summary: 'All approved research projects' })
  @ListAnswer(ProjectDto)
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendReady(request, reply, await this.projects.list.read());
  }
}
