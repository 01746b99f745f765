import type { FastifyInstance } from 'fastify';

/** Every route that is registered, for "this method is not for this address" and for the audit. */
export class Routes {
  private readonly methods = new Map<string, Set<string>>();

  /** Learns of every route that is registered on this server from now on. */
  watch(server: FastifyInstance): this {
    server.addHook('onRoute', ({ url, method }) => {
      const known = this.methods.get(url) ?? new Set();
      for (const name of [method].flat()) known.add(name);
      this.methods.set(url, known);
    });
    return this;
  }

  /** Methods that an address answers to; empty for an unknown one. */
  allowed(address: string): readonly string[] {
    const path = address.split('?', 1)[0] ?? '';
    for (const [pattern, methods] of this.methods) if (matches(pattern, path)) return [...methods].sort();
    return [];
  }

  /** All routes as "GET /api/modules". */
  list(): readonly string[] {
    return [...this.methods].flatMap(([url, methods]) => [...methods].map((method) => `${method} ${url}`)).sort();
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
}
