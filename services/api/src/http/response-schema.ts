import 'reflect-metadata';
import { applyDecorators, type Type } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';

/** Where the OpenAPI decorators list the properties of a class, each with a colon in front. */
const PROPERTIES = 'swagger/apiModelPropertiesArray';

/** Names of a record's properties that the OpenAPI document describes, in its order. */
export function describedFields(record: Type): readonly string[] {
  const described: string[] = Reflect.getMetadata(PROPERTIES, record.prototype) ?? [];
  return described.map((name) => name.slice(1));
}

/**
 * Describes what a route answers on success, and makes Fastify serialize nothing else: a field that the record does not describe never
 * leaves the API, whatever a query selects. A field without a value is left out.
 */
export function Success(status: number, record: Type, description: string): MethodDecorator {
  const properties = Object.fromEntries(describedFields(record).map((name) => [name, {}]));
  return applyDecorators(
    ApiResponse({ status, description, type: record }),
    RouteSchema({ response: { [status]: { type: 'object', properties } } }),
  );
}

/** Keeps only the described fields of a row, for lists, which are serialized once for many requests. */
export function onlyDescribed<Row extends object>(record: Type<Row>): (row: object) => Row {
  const fields = describedFields(record);
  return (row) => Object.fromEntries(fields.flatMap((name) => (name in row ? [[name, Reflect.get(row, name)]] : []))) as Row;
}
