import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';

const HEADER = 'Idempotency-Key';

/** The key that a request came with. The same key and body are done once, however often they come. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  return keyOf(context.switchToHttp().getRequest<FastifyRequest>());
});

/** The key of a request; fails with a sentence when it is none. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{16,100}$/.test(key)) return key;
  throw new ProblemError(400, `The header ${HEADER} has to be 16 to 100 letters, digits, hyphens or underscores.`);
}

/** Describes the header. */
export function DoneOnce(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: HEADER,
      required: false,
      description:
        'Made by the sender, 16 to 100 letters, digits, hyphens or underscores. The same key with the same body is done once and answered the same for a day.',
      schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
    }),
  );
}
