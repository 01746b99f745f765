import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Success } from '../http/response-schema.ts';
import { Problems } from '../http/responses.ts';
import { ReceivedDto } from '../submissions/received.dto.ts';
import { Facts, type SubmissionFacts, SubmissionRoute } from '../submissions/submission-facts.ts';
import { ConductService } from './conduct.service.ts';
import { ReceptionDto, ReportDto } from './report.dto.ts';
import { ReportReception } from './report-reception.ts';

@ApiTags('intake')
@Controller('api/conduct-report')
export class ConductController {
  constructor(
    private readonly conduct: ConductService,
    private readonly reception: ReportReception,
  ) {}

  @Get('reception')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'reportReception', summary: 'Whether incident reports can be sent' })
  @Success(200, ReceptionDto, 'How it stands')
  @Problems(429)
  state(): ReceptionDto {
    return { status: this.reception.status };
  }

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @SubmissionRoute()
  @ApiOperation({ operationId: 'sendReport', summary: 'Report an incident; anonymous unless the sender says otherwise' })
  @Success(201, ReceivedDto, 'It is sealed and stored')
  @Problems(400, 403, 413, 415, 422, 429, 503)
  receive(@Body() report: ReportDto, @Facts() facts: SubmissionFacts): Promise<ReceivedDto> {
    return this.conduct.receive(report, facts);
  }
}
