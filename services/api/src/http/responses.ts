import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto.ts';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'Malformed, or a field is unknown, missing or wrong',
  403: 'Another site sent it, or it is closed at the moment',
  404: 'There is no such record in public',
  409: 'It cannot be done any more, or not now',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The idempotency key came before with something else',
  429: 'Too often, from one network or from all; Retry-After says when to ask again',
  500: 'Something nobody foresaw',
  503: 'The data cannot be reached just now, or too much is asked; Retry-After says when to ask again',
};

const problem = { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } };

/** Describes the problems that a route answers; whatever else can happen to any request (404, 405, 408, 414, 431) is its default. */
export function Problems(...statuses: readonly number[]): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...[...statuses, 500].map((status) => ApiResponse({ status, description: MEANINGS[status] ?? '', content: problem })),
    ApiResponse({ status: 'default', description: 'Any other refusal', content: problem }),
  );
}

/** Describes a list that is revalidated by its ETag and may come compressed. */
export function ListAnswer(record: Type): MethodDecorator {
  return applyDecorators(
    ApiResponse({
      status: 200,
      description: 'The whole list',
      type: record,
      isArray: true,
      headers: {
        ETag: { description: 'Strong validator of these bytes; every encoding has its own', schema: { type: 'string' } },
        'Content-Encoding': { description: 'br or gzip, as Accept-Encoding asks for', schema: { type: 'string' } },
      },
    }),
    ApiResponse({ status: 304, description: 'The list that If-None-Match names still holds' }),
    Problems(429, 503),
  );
}
