import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientEventCount } from './client-event.entity.ts';
import { ClientEventsController } from './client-events.controller.ts';
import { ClientEventsService } from './client-events.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ClientEventCount])],
  controllers: [ClientEventsController],
  providers: [ClientEventsService],
})
export class ClientEventsModule {}
