import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../http/precompressed-body.ts';
import { Success } from '../http/response-schema.ts';
import { ListAnswer, Problems } from '../http/responses.ts';
import { IdempotencyKey, Idempotent } from '../submissions/idempotent.ts';
import { ReceivedDto } from '../submissions/received.dto.ts';
import { Facts, type SubmissionFacts, SubmissionRoute } from '../submissions/submission-facts.ts';
import { JoinService } from './join.service.ts';
import { JoinedDto } from './joined.dto.ts';
import { ProjectDto } from './project.dto.ts';
import { ProjectSubmissionsService } from './project-submissions.service.ts';
import { ProjectsService } from './projects.service.ts';
import { SubmissionDto } from './submission.dto.ts';

@Controller('api/projects')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly submissions: ProjectSubmissionsService,
    private readonly joining: JoinService,
  ) {}

  @Get()
  @ApiTags('lists')
  @ApiOperation({ operationId: 'listProjects', summary: 'All approved research projects' })
  @ListAnswer(ProjectDto)
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendCached(request, reply, await this.projects.list.read());
  }

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @SubmissionRoute()
  @ApiTags('intake')
  @ApiOperation({ operationId: 'submitProject', summary: 'Submit a project idea; it is public once a maintainer has approved it' })
  @Success(201, ReceivedDto, 'It is stored')
  @Problems(400, 403, 413, 415, 422, 429, 503)
  submit(@Body() submission: SubmissionDto, @Facts() facts: SubmissionFacts): Promise<ReceivedDto> {
    return this.submissions.receive(submission, facts);
  }

  @Post(':id/join')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Idempotent()
  @ApiTags('intake')
  @ApiParam({ name: 'id', type: 'integer' })
  @ApiOperation({ operationId: 'joinProject', summary: 'Take a place in an approved project, while joining is open' })
  @Success(200, JoinedDto, 'The place is taken')
  @Problems(400, 403, 404, 409, 413, 415, 422, 429, 503)
  join(@Param('id') id: string, @IdempotencyKey() key: string | undefined): Promise<JoinedDto> {
    return this.joining.join(id, key);
  }
}
