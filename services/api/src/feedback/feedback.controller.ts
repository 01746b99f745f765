import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Success } from '../http/response-schema.ts';
import { Problems } from '../http/responses.ts';
import { ReceivedDto } from '../intake/received.dto.ts';
import { Sending, type SendingFacts, SentByForm } from '../intake/sending.ts';
import { FeedbackDto } from './feedback.dto.ts';
import { FeedbackService } from './feedback.service.ts';

@ApiTags('intake')
@Controller('api/feedback')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @SentByForm()
  @ApiOperation({ operationId: 'sendFeedback', summary: 'Send feedback on the website' })
  @Success(201, ReceivedDto, 'It is stored')
  @Problems(400, 403, 413, 415, 422, 429, 503)
  receive(@Body() feedback: FeedbackDto, @Sending() sending: SendingFacts): Promise<ReceivedDto> {
    return this.feedback.receive(feedback, sending);
  }
}
