import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import type { Decided, ReviewIdea, ReviewIdeaInFull } from '@portal/contracts';
import { Me, Needs } from './desk.guard.ts';
import { IdeaDecisionDto } from './ideas.dto.ts';
import { IdeasService } from './ideas.service.ts';
import type { SignedIn } from './sessions.ts';
import { statusOf } from './status.ts';

@Controller('api/review/projects')
@Needs('projects')
export class IdeasController {
  constructor(private readonly ideas: IdeasService) {}

  @Get()
  list(@Query('status') status?: string): Promise<ReviewIdea[]> {
    return this.ideas.list(statusOf('projects', status));
  }

  @Get(':id')
  show(@Param('id', ParseIntPipe) id: number, @Me() me: SignedIn): Promise<ReviewIdeaInFull> {
    return this.ideas.show(id, me.name);
  }

  @Post(':id/decisions')
  @HttpCode(200)
  decide(@Param('id', ParseIntPipe) id: number, @Body() decision: IdeaDecisionDto, @Me() me: SignedIn): Promise<Decided> {
    return this.ideas.decide(id, decision, me.name);
  }
}
