import type { FastifyInstance } from 'fastify';

/** All registered routes: for 405 responses, and for the tests that go through every route. */
export class Routes {
  private readonly methods = new Map<string, Set<string>>();
  private readonly responses = new Map<string, Readonly<Record<string, { readonly properties?: object }>>>();

  /** Records every route that is registered on this server from now on. */
  watch(server: FastifyInstance): this {
    server.addHook('onRoute', ({ url, method, schema }) => {
      const known = this.methods.get(url) ?? new Set();
      for (const name of [method].flat()) {
        known.add(name);
        this.responses.set(`${name} ${url}`, (schema?.response ?? {}) as Readonly<Record<string, { readonly properties?: object }>>);
      }
      this.methods.set(url, known);
    });
    return this;
  }

  /** Methods that an address supports; empty for an unknown one. */
  allowed(address: string): readonly string[] {
    const path = address.split('?', 1)[0] ?? '';
    for (const [pattern, methods] of this.methods) if (matches(pattern, path)) return [...methods].sort();
    return [];
  }

  /** Fields that a route such as "GET /api/health/live" serializes for this status; `undefined` if it has no schema for it. */
  answeredFields(route: string, status: string): readonly string[] | undefined {
    const properties = this.responses.get(route)?.[status]?.properties;
    return properties && Object.keys(properties);
  }

  /** All routes as "GET /api/modules". */
  list(): readonly string[] {
    return [...this.methods].flatMap(([url, methods]) => [...methods].map((method) => `${method} ${url}`)).sort();
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
