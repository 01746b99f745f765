import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConductController } from './conduct.controller.ts';
import { ConductService } from './conduct.service.ts';
import { ConductReport } from './conduct-report.entity.ts';
import { DailyNotice } from './daily-notice.ts';
import { ReportLane } from './report-lane.ts';
import { ReportReception } from './report-reception.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ConductReport])],
  controllers: [ConductController],
  providers: [ConductService, DailyNotice, ReportLane, ReportReception],
})
export class ConductModule {}
