import { readFileSync } from 'node:fs';
import path from 'node:path';
import { home } from '../../fixtures/home.ts';
import type { TestApi } from '../../fixtures/running-api.ts';
import { describeApi } from '../describe-api.ts';

/** Tests that `responses.test.ts` runs. */
export function documentCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const operations = () =>
    Object.entries(api.document.paths).flatMap(([url, item]) =>
      Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${url}`, operation })),
    );

  test('openapi.json is what bin/openapi.mjs writes', async () => {
    const committed = readFileSync(path.join(home, 'openapi.json'), 'utf8');
    const hint = 'Run "node bin/openapi.mjs" in services/api and commit openapi.json.';
    expect(committed === (await describeApi(home)) ? '' : hint).toBe('');
  });

  test('the API serves the same document', async () => {
    const answer = await api.get('/api/openapi.json');
    expect(await answer.json()).toEqual(JSON.parse(readFileSync(path.join(home, 'openapi.json'), 'utf8')));
    expect((await api.get('/api/openapi.json', { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('every route stands in the document, and nothing else does', () => {
    const routes = api.routes
      .list()
      .filter((route) => !(route.startsWith('HEAD ') && api.routes.list().includes(route.replace('HEAD', 'GET'))));
    expect(
      operations()
        .map(({ name }) => name.replace(/\{(\w+)\}/g, ':$1'))
        .sort(),
    ).toEqual(routes);
    expect(routes.length).toBeGreaterThanOrEqual(7);
  });

  test('every answer of every route has a schema, and every problem the problem schema', () => {
    for (const { name, operation } of operations()) {
      expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(['500', 'default'])]);
      for (const [status, answer] of Object.entries<{ content?: Record<string, { schema?: unknown }> }>(operation.responses)) {
        if (status === '304') continue;
        const type = /^2/.test(status) ? 'application/json' : 'application/problem+json';
        expect([name, status, Object.keys(answer.content ?? {})]).toEqual([name, status, [type]]);
        expect([name, status, answer.content?.[type]?.schema]).toEqual([name, status, expect.any(Object)]);
        if (!/^2/.test(status)) expect(answer.content?.[type]?.schema).toEqual({ $ref: '#/components/schemas/ProblemDto' });
      }
    }
  });

  test('every schema is closed', () => {
    for (const [name, schema] of Object.entries(api.document.components?.schemas ?? {}))
      expect([name, schema]).toEqual([name, expect.objectContaining({ additionalProperties: false })]);
  });

  test('what a list holds is what its schema says', async () => {
    const schema = api.document.components?.schemas?.ProjectDto as { properties: object; required: string[] };
    const [project] = (await (await api.get('/api/projects')).json()) as object[];
    // The first projects are samples; others can be joinable, while joining is open.
    expect(Object.keys(project ?? {}).sort()).toEqual([...schema.required, 'sample'].sort());
    expect(Object.keys(schema.properties).filter((field) => !schema.required.includes(field))).toEqual(['joinable', 'sample']);
  });
}
