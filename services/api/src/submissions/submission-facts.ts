import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { FORM_SIGNALS_HEADER, type FormSignals, readFormSignals } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { Idempotent, idempotencyKeyOf } from './idempotent.ts';

/** What a request carries besides the fields of its form. */
export interface SubmissionFacts {
  readonly idempotencyKey: string | undefined;
  readonly signals: FormSignals | undefined;
  /** Identifies the client's network. */
  readonly clientKey: string;
}

/** The {@link SubmissionFacts} of a request. */
export const Facts = createParamDecorator((_: unknown, context: ExecutionContext): SubmissionFacts => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const header = request.headers[FORM_SIGNALS_HEADER.toLowerCase()];
  return {
    idempotencyKey: idempotencyKeyOf(request),
    signals: readFormSignals(typeof header === 'string' ? header : undefined),
    clientKey: request.clientKey,
  };
});

/** A route that a form is sent to: idempotent, and with the form's signals. */
export function SubmissionRoute(): MethodDecorator {
  return applyDecorators(
    Idempotent(),
    ApiHeader({
      name: FORM_SIGNALS_HEADER,
      required: false,
      description:
        'How the form was filled in: for how many seconds (60 at most), and whether the field that people cannot see has been filled in. Nothing is refused because of it; what looks automated waits in quarantine until someone on the team has seen it.',
      schema: { type: 'string', pattern: '^seconds=\\d{1,2}; trap=(empty|filled)$' },
    }),
  );
}
