import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DoneOnce, IdempotencyKey } from '../intake/idempotency-key.ts';
import { ReceivedDto } from '../intake/received.dto.ts';
import { Problems } from '../platform/answers.ts';
import { FeedbackDto } from './feedback.dto.ts';
import { FeedbackService } from './feedback.service.ts';

@ApiTags('intake')
@Controller('api/feedback')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Post()
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @DoneOnce()
  @ApiOperation({ operationId: 'sendFeedback', summary: 'Send feedback on the website' })
  @ApiResponse({ status: 201, description: 'It is stored', type: ReceivedDto })
  @Problems(400, 413, 415, 422, 503)
  receive(@Body() feedback: FeedbackDto, @IdempotencyKey() key: string | undefined): Promise<ReceivedDto> {
    return this.feedback.receive(feedback, key);
  }
}
