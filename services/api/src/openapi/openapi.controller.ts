import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PrecompressedBody, sendCached } from '../http/precompressed-body.ts';
import { Problems } from '../http/responses.ts';

@ApiTags('about')
@Controller('api/openapi.json')
export class OpenApiController {
  private content = new PrecompressedBody('{}');

  /** The document is created once, when all routes are known. */
  show(document: object): void {
    this.content = new PrecompressedBody(JSON.stringify(document));
  }

  @Get()
  @ApiOperation({ operationId: 'openapi', summary: 'This document' })
  @ApiResponse({ status: 200, description: 'The OpenAPI document', schema: { type: 'object' } })
  @ApiResponse({ status: 304, description: 'The document has not changed since the version in If-None-Match' })
  @Problems(429)
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendCached(request, reply, this.content);
  }
}
