import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Success } from '../http/response-schema.ts';
import { Problems } from '../http/responses.ts';
import { ReceivedDto } from '../intake/received.dto.ts';
import { Sending, type SendingFacts, SentByForm } from '../intake/sending.ts';
import { ConductService } from './conduct.service.ts';
import { ReportDto } from './report.dto.ts';

@ApiTags('intake')
@Controller('api/conduct-report')
export class ConductController {
  constructor(private readonly conduct: ConductService) {}

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @SentByForm()
  @ApiOperation({ operationId: 'sendReport', summary: 'Report an incident; anonymous unless the sender says otherwise' })
  @Success(201, ReceivedDto, 'It is stored')
  @Problems(400, 403, 413, 415, 422, 429, 503)
  receive(@Body() report: ReportDto, @Sending() sending: SendingFacts): Promise<ReceivedDto> {
    return this.conduct.receive(report, sending);
  }
}
