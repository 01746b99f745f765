import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { closedToFields } from './closed-answer.ts';

type Described = { readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>> };
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Closing = (found: object) => object;

/** Holds every answer to the OpenAPI document: a route gives out the fields of the record that its success is described with, and no other. */
export class ClosedAnswers {
  private readonly known = new Map<string, Closing>();

  /** Closes every answer of this server that is no list of bytes yet. */
  watch(server: FastifyInstance): this {
    server.addHook('preSerialization', (request, _reply, payload, done) => {
      const closing = this.known.get(`${request.method} ${request.routeOptions.url}`);
      done(null, closing && typeof payload === 'object' && payload ? closing(payload) : payload);
    });
    return this;
  }

  /** Learns what every route may give out. */
  learn({ paths, components = {} }: OpenAPIObject): void {
    for (const [url, operations] of Object.entries(paths))
      for (const method of METHODS) {
        const responses = (operations[method]?.responses ?? {}) as Readonly<Record<string, Described | undefined>>;
        const { $ref } = (responses['200'] ?? responses['201'] ?? responses['202'])?.content?.['application/json']?.schema ?? {};
        const schema = $ref && components.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)];
        if (schema && 'properties' in schema)
          this.known.set(
            `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`,
            closedToFields(Object.keys(schema.properties ?? {})),
          );
      }
  }
}
