import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.ts';

/** The review is a command (main.ts); the API only knows its table. */
@Module({ imports: [TypeOrmModule.forFeature([AuditEntry])] })
export class ReviewModule {}
