import type { paths } from './schema.d.ts';

type Method = 'get' | 'post';
type Operation<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer Found> ? Found : never;

/** Addresses of the API that support this method and have no path parameters. */
export type Address<M extends Method> = {
  [P in keyof paths]: P extends `${string}{${string}` ? never : paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Json<Part> = Part extends { content: { 'application/json': infer Value } } ? Value : undefined;

/** What a successful request returns. */
export type Answer<M extends Method, P extends Address<M>> =
  Operation<M, P> extends { responses: infer Answers }
    ? { [Status in keyof Answers]: Status extends 200 | 201 | 204 ? Json<Answers[Status]> : never }[keyof Answers]
    : never;

/** What a POST sends. */
export type Payload<P extends Address<'post'>> = Operation<'post', P> extends { requestBody: infer Body } ? Json<Body> : undefined;
