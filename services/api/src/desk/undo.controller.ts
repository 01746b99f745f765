import { Controller, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import type { ReviewRight } from '@portal/contracts';
import { DataSource } from 'typeorm';
import type { Subject } from '../review/audit-entry.entity.ts';
import { undo } from './decisions.ts';
import { Me, Needs } from './desk.guard.ts';
import type { SignedIn } from './sessions.ts';

const RIGHT: Readonly<Record<Subject, ReviewRight>> = { project: 'projects', feedback: 'feedback', report: 'reports' };

@Controller('api/review/decisions')
@Needs('session')
export class UndoController {
  constructor(private readonly dataSource: DataSource) {}

  @Post(':number/undo')
  @HttpCode(200)
  undo(@Param('number', ParseIntPipe) number: number, @Me() { name, rights }: SignedIn): Promise<{ readonly id: number }> {
    return undo(this.dataSource, number, name, (subject) => rights.includes(RIGHT[subject]));
  }
}
