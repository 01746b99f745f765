import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../http/precompressed-body.ts';
import { ListAnswer } from '../http/responses.ts';
import { ModuleDto } from './module.dto.ts';
import { ModulesService } from './modules.service.ts';

@ApiTags('lists')
@Controller('api/modules')
export class ModulesController {
  constructor(private readonly modules: ModulesService) {}

  @Get()
  @ApiOperation({ operationId: 'listModules', summary: 'All curriculum modules' })
  @ListAnswer(ModuleDto)
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendCached(request, reply, await this.modules.list.read());
  }
}
