import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Success } from '../http/response-schema.ts';
import { Problems } from '../http/responses.ts';
import { ReceivedDto } from '../submissions/received.dto.ts';
import { Facts, type SubmissionFacts, SubmissionRoute } from '../submissions/submission-facts.ts';
import { FeedbackDto } from './feedback.dto.ts';
import { FeedbackService } from './feedback.service.ts';

@ApiTags('intake')
@Controller('api/feedback')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @SubmissionRoute()
  @ApiOperation({ operationId: 'sendFeedback', summary: 'Send feedback on the website' })
  @Success(201, ReceivedDto, 'It is stored')
  @Problems(400, 403, 413, 415, 422, 429, 503)
  receive(@Body() feedback: FeedbackDto, @Facts() facts: SubmissionFacts): Promise<ReceivedDto> {
    return this.feedback.receive(feedback, facts);
  }
}
