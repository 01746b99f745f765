import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewInvitation } from './review-invitation.entity.ts';
import { ReviewSession } from './review-session.entity.ts';
import { Reviewer } from './reviewer.entity.ts';
import { ReviewerPasskey } from './reviewer-passkey.entity.ts';

/** The review desk is a separate program (main.ts); the API only knows its tables, because it migrates them. */
@Module({ imports: [TypeOrmModule.forFeature([Reviewer, ReviewInvitation, ReviewerPasskey, ReviewSession])] })
export class ReviewersModule {}
