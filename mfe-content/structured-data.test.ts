import { site } from '@portal/shell-api';
import { structuredData } from './structured-data.ts';

test('the home page says which organization runs which site', () => {
  expect(structuredData('/', site)).toMatchObject([
    {
      '@type': 'Organization',
      '@id': '/#organization',
      name: 'Example Bench',
      slogan: 'An example',
      email: 'hello@example.org',
      description: expect.stringMatching(/^State-approved nonprofit\. /),
    },
    { '@type': 'WebSite', name: 'Example Bench', url: '/', publisher: { '@id': '/#organization' } },
  ]);
});

test.each([
  ['https://network.example.org/company/example', ['https://network.example.org/company/example']],
  ['https://network.example.org/', undefined],
])('the professional network at %s is named where it is the profile of the organization', (professionalNetwork, sameAs) => {
  const [organization] = structuredData('/', { ...site, links: { ...site.links, professionalNetwork } });
  expect((organization as { sameAs?: unknown }).sameAs).toEqual(sameAs);
});

test('of other pages it says nothing', () => {
  expect(structuredData('/volunteer', site)).toEqual([]);
});
