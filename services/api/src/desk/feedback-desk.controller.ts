import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import type { Decided, DecidedMany, ReviewFeedback, ReviewFeedbackInFull } from '@portal/contracts';
import { DataSource } from 'typeorm';
import { decideChosen } from './decide-many.ts';
import { Me, Needs } from './desk.guard.ts';
import { AnswerDto, FeedbackDecisionDto } from './feedback-desk.dto.ts';
import { FeedbackDeskService } from './feedback-desk.service.ts';
import type { SignedIn } from './sessions.ts';
import { statusOf, subjectOf } from './status.ts';

@Controller('api/review/feedback')
@Needs('feedback')
export class FeedbackDeskController {
  constructor(
    private readonly feedback: FeedbackDeskService,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  list(@Query('status') status?: string): Promise<ReviewFeedback[]> {
    return this.feedback.list(statusOf('feedback', status));
  }

  @Get(':id')
  show(@Param('id', ParseIntPipe) id: number, @Me() me: SignedIn): Promise<ReviewFeedbackInFull> {
    return this.feedback.show(id, me.name);
  }

  @Post('decisions')
  @HttpCode(200)
  decide(@Body() { ids, action, why = '' }: FeedbackDecisionDto, @Me() me: SignedIn): Promise<DecidedMany> {
    return decideChosen(this.dataSource, subjectOf('feedback'), { ids, action, why: why.trim(), by: me.name });
  }

  @Post(':id/answer')
  @HttpCode(200)
  answer(@Param('id', ParseIntPipe) id: number, @Body() answer: AnswerDto, @Me() me: SignedIn): Promise<Decided> {
    return this.feedback.answer(id, answer, me.name);
  }
}
