import type { TestApi } from '../../fixtures/running-api.ts';
import { ProjectDto } from '../projects/project.dto.ts';
import { onlyDescribed } from './response-schema.ts';

/** Tests that `responses.test.ts` runs. */
export function responseSchemaCases(shared: () => TestApi): void {
  test('of a row only the described fields are listed, in the order of the description, whatever a query selects', () => {
    const row = {
      contactEmail: 'canary@private.example',
      status: 'pending',
      maxMembers: 3,
      id: 1,
      memberCount: 2,
      title: 't',
      duration: null,
    };
    expect(JSON.stringify(onlyDescribed(ProjectDto)(row))).toBe('{"id":1,"title":"t","duration":null,"memberCount":2,"maxMembers":3}');
  });

  test('every route that answers with a record has a schema with the fields that the OpenAPI document describes, so no other field leaves', () => {
    const { document, routes } = shared();
    const described = Object.entries(document.paths).flatMap(([url, operations]) =>
      (['get', 'post'] as const).flatMap((method) =>
        Object.entries(operations[method]?.responses ?? {}).flatMap(([status, response]) => {
          const schema = response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
          const name = schema && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined;
          const record = name === undefined ? undefined : document.components?.schemas?.[name];
          const route = `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`;
          return record && 'properties' in record ? [[route, status, Object.keys(record.properties ?? {})] as const] : [];
        }),
      ),
    );
    expect(described.length).toBeGreaterThan(6);
    for (const [route, status, fields] of described) expect([route, routes.answeredFields(route, status)]).toEqual([route, fields]);
  });
}
