import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { FORM_SIGNALS_HEADER, type FormSignals, readFormSignals } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { DoneOnce, keyOf } from './idempotency-key.ts';

/** What comes beside the fields of a form. */
export interface SendingFacts {
  readonly key: string | undefined;
  readonly signals: FormSignals | undefined;
  /** Uses up one of the mails to the team that this sender may cause. False when there is none left. */
  readonly takeTeamMail: () => boolean;
  /** Uses up one of the confirmations to submitters that this sender may cause. False when there is none left. */
  readonly takeConfirmation: () => boolean;
}

/** What came beside the fields of a form. */
export const Sending = createParamDecorator((_: unknown, context: ExecutionContext): SendingFacts => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const header = request.headers[FORM_SIGNALS_HEADER.toLowerCase()];
  return {
    key: keyOf(request),
    signals: readFormSignals(typeof header === 'string' ? header : undefined),
    takeTeamMail: () => request.takeTeamMail(),
    takeConfirmation: () => request.takeConfirmation(),
  };
});

/** Describes the headers of a form. */
export function SentByForm(): MethodDecorator {
  return applyDecorators(
    DoneOnce(),
    ApiHeader({
      name: FORM_SIGNALS_HEADER,
      required: false,
      description:
        'How the form was filled in: for how many seconds (60 at most), and whether the field that no person sees holds something. It never refuses anything; what looks made by a program waits in quarantine until somebody of the team has seen it.',
      schema: { type: 'string', pattern: '^seconds=\\d{1,2}; trap=(empty|filled)$' },
    }),
  );
}
