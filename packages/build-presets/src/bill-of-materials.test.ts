import { componentAt, softwareBillOfMaterials } from './bill-of-materials.ts';

test('a package is named as lists of known holes name it', () => {
  expect(componentAt('{ "name": "@scope/it", "version": "1.2.3", "license": "MIT" }')).toEqual({
    type: 'library',
    name: '@scope/it',
    version: '1.2.3',
    purl: 'pkg:npm/%40scope/it@1.2.3',
    licenses: [{ expression: 'MIT' }],
  });
  expect(componentAt('{ "name": "old", "version": "0.1.0", "license": { "type": "MIT" } }')).not.toHaveProperty('licenses');
});

test('the bill names the release and its packages in order, and is the same text each time', () => {
  const [a, b] = [componentAt('{ "name": "a", "version": "1.0.0" }'), componentAt('{ "name": "b", "version": "1.0.0" }')];
  const release = { app: 'mfe-garden', version: '2.0.0' };
  const bill = softwareBillOfMaterials(release, [b, a]);
  expect(JSON.parse(bill)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'mfe-garden', version: '2.0.0' } },
    components: [{ purl: 'pkg:npm/a@1.0.0' }, { purl: 'pkg:npm/b@1.0.0' }],
  });
  expect(bill).toBe(softwareBillOfMaterials(release, [a, b]));
});
