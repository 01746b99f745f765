import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto.ts';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'Malformed, or a field is unknown, missing or invalid',
  403: 'Sent from another site, or closed at the moment',
  404: 'There is no such public record',
  409: 'No longer possible, or not right now',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The idempotency key was already used for something else',
  429: 'Too many requests from one network or from all together; Retry-After says when to try again',
  500: 'Unexpected error',
  503: 'The database cannot be reached or the server is overloaded; Retry-After says when to try again',
};

const problem = { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } };

/**
 * Describes the problems that a route may answer with; problems that can happen to any request (404, 405, 408, 414, 431) are its default
 * response.
 */
export function Problems(...statuses: readonly number[]): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...[...statuses, 500].map((status) => ApiResponse({ status, description: MEANINGS[status] ?? '', content: problem })),
    ApiResponse({ status: 'default', description: 'Any other refusal', content: problem }),
  );
}

/** Describes a list that is revalidated by its ETag and may be compressed. */
export function ListAnswer(record: Type): MethodDecorator {
  return applyDecorators(
    ApiResponse({
      status: 200,
      description: 'The whole list',
      type: record,
      isArray: true,
      headers: {
        ETag: { description: 'Strong validator of these bytes; every encoding has its own', schema: { type: 'string' } },
        'Content-Encoding': { description: 'br or gzip, as Accept-Encoding requests', schema: { type: 'string' } },
      },
    }),
    ApiResponse({ status: 304, description: 'The list has not changed since the version in If-None-Match' }),
    Problems(429, 503),
  );
}
