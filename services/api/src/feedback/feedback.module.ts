import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedbackController } from './feedback.controller.ts';
import { Feedback } from './feedback.entity.ts';
import { FeedbackService } from './feedback.service.ts';

@Module({ imports: [TypeOrmModule.forFeature([Feedback])], controllers: [FeedbackController], providers: [FeedbackService] })
export class FeedbackModule {}
