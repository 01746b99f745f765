import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeletionWarning } from './deletion-warning.entity.ts';
import { RetentionService } from './retention.service.ts';

@Module({ imports: [TypeOrmModule.forFeature([DeletionWarning])], providers: [RetentionService] })
export class RetentionModule {}
