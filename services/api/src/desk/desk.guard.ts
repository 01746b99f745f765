import { type CanActivate, createParamDecorator, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ReviewRight } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError, problemWithStatus } from '../http/problem.ts';
import { type SignedIn, signedIn } from './sessions.ts';

const NEEDS = 'desk needs';

/** What a route needs: one of the rights, any session, or nothing. A route without this is refused to everyone. */
export const Needs = (right: ReviewRight | 'session' | 'nothing') => SetMetadata(NEEDS, right);

/** The reviewer who makes the request, on routes that need a session. */
export const Me = createParamDecorator((_data: unknown, context: ExecutionContext) => reviewerOf(context.switchToHttp().getRequest()));

const reviewers = new WeakMap<FastifyRequest, SignedIn>();

function reviewerOf(request: FastifyRequest): SignedIn {
  const reviewer = reviewers.get(request);
  if (!reviewer) throw new Error('Only routes that need a session know who is asking.');
  return reviewer;
}

const SIGN_IN = new ProblemError(401, 'Please sign in.');
const NOT_YOURS = new ProblemError(403, 'Your invitation does not cover this part of the review desk.');

/**
 * Admits only reviewers with the right for the route, and only the desk's own pages. Refusals do not depend on whether a record exists,
 * because no handler has run yet.
 */
@Injectable()
export class DeskGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { headers } = request;
    // Another name for this machine (DNS rebinding), or a page of another origin that makes a browser send the request.
    const { host } = new URL(this.settings.reviewUrl ?? '');
    if (headers.host !== host) throw problemWithStatus(404);
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') throw new ProblemError(403, 'Only the review desk itself may send this request.');
    const needs = this.reflector.getAllAndOverride<ReviewRight | 'session' | 'nothing' | undefined>(NEEDS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (needs === 'nothing') return true;
    const reviewer = await signedIn(this.dataSource, headers.cookie);
    if (!reviewer) throw SIGN_IN;
    if (needs !== 'session' && !(needs && reviewer.rights.includes(needs))) throw NOT_YOURS;
    reviewers.set(request, reviewer);
    return true;
  }
}
