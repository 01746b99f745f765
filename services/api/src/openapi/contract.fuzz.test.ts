import Ajv from 'ajv';
import fc from 'fast-check';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>>;
}

let api: TestApi;
beforeAll(async () => {
  api = await runningApi({ env: { JOINING: 'open' } });
  // Some projects that are not samples, to be joined.
  await api.rows('update research_projects set sample = false where id > 2');
});

const HOSTILE = [
  '',
  '\0',
  '\ud800',
  '\u202e',
  "'; drop table users; --",
  '$7*7',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a\r\nBcc: x@y.example',
  '=?utf-8?q?x?=',
  'x'.repeat(30_000),
  '9'.repeat(400),
  'null',
  '-1',
  '1e309',
];
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
/** A value that a schema allows, or around its limits. */
function fits({ type, enum: choices, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (type === 'boolean') return fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
  if (type === 'integer') return fc.integer({ min: 1, max: 20 });
  const around = fc.constantFrom(minLength, maxLength, maxLength + 1).map((length) => 'x'.repeat(length));
  const plain = fc.oneof(fc.emailAddress(), fc.webUrl(), fc.lorem({ maxCount: 6 }));
  return fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: around });
}
const mostly = (schema: Schema) =>
  fc.oneof({ weight: 25, arbitrary: fits(schema) }, { weight: 1, arbitrary: fc.jsonValue() }, { weight: 1, arbitrary: hostile });

/** Bodies according to a schema: valid, almost valid, and completely different. */
function bodies({ properties = {}, required = [] }: Schema): fc.Arbitrary<string> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      /e-?mail/i.test(name) ? fc.oneof(fc.emailAddress(), mostly(schema)) : mostly(schema),
    ]),
  );
  const right = fc.record(fields, { requiredKeys: [...required] });
  const strange = fc.dictionary(fc.oneof(hostile, fc.constantFrom('constructor', 'id', 'status')), fc.jsonValue({ maxDepth: 3 }), {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 8, arbitrary: right.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.tuple(right, strange).map(([body, more]) => JSON.stringify({ ...body, ...more })) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.oneof(hostile, fc.json(), fc.constant('['.repeat(20_000)), fc.constant('{"__proto__":{"a":1}}')) },
  );
}

const TYPES = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', 'x'];
const TOKEN = /^[\x21-\x7e\t ]*$/;
const headerValue = (schema: Schema) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(new RegExp(schema.pattern ?? '^[a-z]{16}$')) },
    { weight: 1, arbitrary: hostile.filter((value) => value.length < 2000 && TOKEN.test(value)) },
  );

function requests(url: string, method: string, { parameters = [], requestBody }: Described, schemaOf: (schema: Schema) => Schema) {
  const places = parameters.filter((one) => one.in === 'path');
  const path = fc
    .tuple(
      ...places.map(({ schema }) =>
        fc.oneof(
          fits(schema),
          hostile.filter((value) => value.isWellFormed() && value.length < 2000),
        ),
      ),
    )
    .map((values) => places.reduce((made, { name }, index) => made.replace(`{${name}}`, encodeURIComponent(String(values[index]))), url));
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.webQueryParameters().map((text) => `?${text}`) },
  );
  const described = parameters.filter((one) => one.in === 'header');
  const headers = fc.record(
    {
      ...Object.fromEntries(described.map(({ name, schema }) => [name, headerValue(schema)])),
      'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '"'),
      Origin: fc.constantFrom('null', 'https://other.example', api.address),
      Accept: fc.constantFrom('*/*', 'text/html', 'x'),
    },
    { requiredKeys: [] },
  );
  const type = fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: fc.constantFrom(...TYPES) });
  const schema = requestBody?.content['application/json'].schema;
  const body = schema ? bodies(schemaOf(schema)) : fc.constantFrom(undefined, undefined, undefined, '{}', '[');
  return fc.record({ path, query, headers, type, body }).map(({ path: at, query: asked, headers: more, type: mine, body: sent }) => ({
    address: `${at}${asked}`,
    init:
      method === 'post'
        ? {
            method: 'POST',
            headers: { ...(sent !== undefined && { 'Content-Type': mine }), ...more } as Record<string, string>,
            body: sent,
          }
        : { headers: more as Record<string, string> },
  }));
}

test('every route answers whatever is sent as its OpenAPI document says: never 5xx, never outside of its schema', async () => {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/ } });
  ajv.addSchema({ $id: 'api', components: api.document.components });
  const checks = new Map<object, ReturnType<typeof ajv.compile>>();
  const check = (schema: object) => {
    const known = checks.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
    checks.set(schema, known);
    return known;
  };
  const schemaOf = ({ $ref, ...schema }: Schema): Schema =>
    $ref ? (api.document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] as Schema) : schema;
  const seen = new Map<string, Set<number>>();

  for (const [url, item] of Object.entries(api.document.paths))
    for (const [method, operation] of Object.entries(item) as [string, Described][]) {
      const statuses = new Set<number>();
      seen.set(`${method} ${url}`, statuses);
      await fc.assert(
        fc.asyncProperty(fc.array(requests(url, method, operation, schemaOf), { minLength: 12, maxLength: 12 }), async (all) => {
          await Promise.all(
            all.map(async ({ address, init }) => {
              const answer = await fetch(api.address + address, init);
              const text = await answer.text();
              const { status } = answer;
              statuses.add(status);
              const described = operation.responses[status] ?? operation.responses.default;
              const [[type = '', { schema = {} } = {}] = []] = Object.entries(described?.content ?? {});
              expect(status).toBeLessThan(500);
              if (status === 304) return expect(text).toBe('');
              expect((answer.headers.get('content-type') ?? '').split(';')[0]).toBe(type);
              const valid = check(schema);
              expect([status, valid(JSON.parse(text)) ? [] : valid.errors]).toEqual([status, []]);
              if (status >= 400) expect(JSON.parse(text).status).toBe(status);
            }),
          );
        }),
        { numRuns: (method === 'post' ? 10 : 3) * MORE_RUNS, endOnFailure: true },
      );
    }

  // It would prove nothing if all had been refused, or all accepted.
  expect(seen.size).toBeGreaterThanOrEqual(13);
  for (const [operation, statuses] of seen)
    if (operation.startsWith('get')) expect([operation, statuses.has(200)]).toEqual([operation, true]);
  expect([...(seen.get('post /api/projects/{id}/join') ?? [])]).toEqual(expect.arrayContaining([200, 404]));
  for (const path of ['/api/feedback', '/api/conduct-report', '/api/projects'])
    expect([...(seen.get(`post ${path}`) ?? [])]).toEqual(expect.arrayContaining([201, 400]));
  expect([...(seen.get('post /api/client-events') ?? [])]).toEqual(expect.arrayContaining([202, 400]));
  // For each route, only a few are refused before they are read.
  expect([...seen.values()].flatMap((statuses) => [...statuses])).toEqual(expect.arrayContaining([403, 415]));
  expect(await api.rows("select from research_projects where status not in ('pending', 'approved', 'quarantined')")).toEqual([]);
});
