import http from 'node:http';
import type { TestApi } from '../../fixtures/running-api.ts';
import { assertEveryRouteHasARule, clientLimits, limitTable, ruleOf } from '../rate-limits/limit-table.ts';

/** Tests that `responses.test.ts` runs. */
export function routeCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const routes = Object.keys(limitTable);
  const pathsOf = () => [...new Set(routes.map((route) => route.split(' ')[1] ?? ''))];

  test('every route stands in the limit table, and nothing else does', () => {
    const served = new Set(api.routes.list().map((route) => route.replace(/^HEAD /, 'GET ')));
    expect([...served].sort()).toEqual([...routes].sort());
    expect(() => assertEveryRouteHasARule(['POST /api/new', ...api.routes.list()])).toThrow(
      'Routes and limit table disagree about POST /api/new.',
    );
    expect(() => assertEveryRouteHasARule(api.routes.list().filter((route) => !route.includes('tools')))).toThrow('GET /api/tools');
  });

  test('every route stands in the OpenAPI document, which says that it may be refused for a while', () => {
    for (const route of routes) {
      const [method = '', pattern = ''] = route.split(' ');
      const operation = api.document.paths[pattern.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];
      expect([route, Object.keys(operation?.responses ?? {})]).toEqual([route, expect.arrayContaining(['429', '500', 'default'])]);
      if (method === 'POST')
        expect([route, Object.keys(operation?.responses ?? {})]).toEqual([route, expect.arrayContaining(['403', '415'])]);
      expect(clientLimits[ruleOf(method, pattern)?.client as 'forms'].max).toBeGreaterThanOrEqual(40);
    }
  });

  test('of incident reports the log holds nothing, of faults only how many there were', () => {
    expect(routes.filter((route) => limitTable[route]?.log === 'none')).toEqual([
      'POST /api/conduct-report',
      'GET /api/conduct-report/reception',
    ]);
    expect(routes.filter((route) => limitTable[route]?.log === 'count')).toEqual(['POST /api/client-events']);
  });

  test('every method that is not listed answers 405 on every address, and says which are', async () => {
    const { port } = new URL(api.address);
    const ask = (method: string, path: string) =>
      new Promise<{ status: number | undefined; allow: string | undefined; body: string }>((resolve, reject) => {
        http
          .request({ host: '127.0.0.1', port, method, path }, async (answer) => {
            let body = '';
            for await (const part of answer) body += part;
            resolve({ status: answer.statusCode, allow: answer.headers.allow, body });
          })
          .on('error', reject)
          .end();
      });
    for (const pattern of pathsOf()) {
      const listed = api.routes
        .list()
        .filter((route) => route.endsWith(` ${pattern}`))
        .map((route) => route.split(' ')[0] ?? '');
      const others = http.METHODS.filter((method) => !listed.includes(method) && method !== 'CONNECT');
      expect(others.length).toBeGreaterThan(20);
      const answers = await Promise.all(others.map((method) => ask(method, pattern.replace(':id', '3'))));
      for (const [index, { status, allow, body }] of answers.entries()) {
        expect([others[index], pattern, status, allow]).toEqual([others[index], pattern, 405, listed.sort().join(', ')]);
        if (others[index] !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ status: 405 });
      }
    }
  });
}
