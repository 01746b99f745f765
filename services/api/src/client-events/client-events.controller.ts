import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../http/precompressed-body.ts';
import { Success } from '../http/response-schema.ts';
import { ListAnswer, Problems } from '../http/responses.ts';
import { AcceptedDto } from './accepted.dto.ts';
import { ClientEventDto } from './client-event.dto.ts';
import { ClientEventCountDto } from './client-event-count.dto.ts';
import { ClientEventsService } from './client-events.service.ts';

@ApiTags('watching')
@Controller('api/client-events')
export class ClientEventsController {
  constructor(private readonly events: ClientEventsService) {}

  @Post()
  @HttpCode(202)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'reportFault',
    summary: 'Report that a release failed in a page view; the report is counted, and nothing else is kept',
  })
  @Success(202, AcceptedDto, 'It came in')
  @Problems(400, 403, 413, 415, 429)
  receive(@Body() event: ClientEventDto, @Req() { clientKey }: FastifyRequest): AcceptedDto {
    this.events.record(event, clientKey);
    return { status: 'taken' };
  }

  @Get()
  @ApiOperation({ operationId: 'countFaults', summary: 'In how many page views releases failed over the last 90 days' })
  @ListAnswer(ClientEventCountDto)
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendCached(request, reply, await this.events.list.read());
  }
}
