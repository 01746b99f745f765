import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.ts';

/** The review is a command (main.ts); the API knows its table only. */
@Module({ imports: [TypeOrmModule.forFeature([AuditEntry])] })
export class ReviewModule {}
