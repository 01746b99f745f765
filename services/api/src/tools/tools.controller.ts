import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../http/precompressed-body.ts';
import { ListAnswer } from '../http/responses.ts';
import { ToolDto } from './tool.dto.ts';
import { ToolsService } from './tools.service.ts';

@ApiTags('lists')
@Controller('api/tools')
export class ToolsController {
  constructor(private readonly tools: ToolsService) {}

  @Get()
  @ApiOperation({ operationId: 'listTools', summary: 'All AI tools and data pools' })
  @ListAnswer(ToolDto)
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendCached(request, reply, await this.tools.list.read());
  }
}
