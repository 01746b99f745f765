import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { catchError, from, type Observable } from 'rxjs';
import { ProblemError } from '../http/problem.ts';
import { IdempotencyService, RepeatedRequestError } from './idempotency.service.ts';

const HEADER = 'Idempotency-Key';

/** The idempotency key of a request. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  return idempotencyKeyOf(context.switchToHttp().getRequest<FastifyRequest>());
});

/** The idempotency key of a request; fails when the header is not valid. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{16,100}$/.test(key)) return key;
  throw new ProblemError(400, `The header ${HEADER} must be 16 to 100 letters, digits, hyphens or underscores.`);
}

/** Answers a request whose key is in use with the stored answer. The handler claims the key in its transaction. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: IdempotencyService) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((problem: unknown) => {
        if (problem instanceof RepeatedRequestError) return from(this.idempotency.replay(problem.claim));
        throw problem;
      }),
    );
  }
}

/** The same key and body are processed once, however often they are sent. The handler has to claim the key with {@link IdempotencyService}. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: HEADER,
      required: false,
      description:
        'Made by the sender: 16 to 100 letters, digits, hyphens or underscores. For a day, a repeated request with the same key and body has no effect and gets the same answer.',
      schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
    }),
  );
}
