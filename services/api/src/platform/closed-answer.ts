import 'reflect-metadata';
import type { Type } from '@nestjs/common';

/** Where the OpenAPI decorators keep the names of a record's fields, each with a colon in front. */
const DESCRIBED = 'swagger/apiModelPropertiesArray';

/**
 * Lets only the described fields of a record out, in the order of its description: what the OpenAPI document does not name never
 * leaves, whatever a query selects. A field without a value is left out.
 */
export function closedTo<Answer extends object>(record: Type<Answer>): (found: object) => Answer {
  const described: string[] = Reflect.getMetadata(DESCRIBED, record.prototype) ?? [];
  return closedToFields(described.map((name) => name.slice(1))) as (found: object) => Answer;
}

/** Lets only these fields out, in this order. */
export function closedToFields(fields: readonly string[]): (found: object) => object {
  return (found) => {
    const values = found as Readonly<Record<string, unknown>>;
    const answer: Record<string, unknown> = {};
    for (const field of fields) if (values[field] !== undefined) answer[field] = values[field];
    return answer;
  };
}
