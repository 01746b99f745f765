import { robotsOf } from './robots.ts';

test('everything but the API and previews may be visited, and the sitemap is named', () => {
  expect(robotsOf('https://portal.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /preview/',
    '',
    'Sitemap: https://portal.example/sitemap.xml',
    '',
  ]);
});
