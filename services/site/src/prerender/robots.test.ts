import { robotsOf } from './robots.ts';

test('everything but the API may be visited, and the sitemap is named', () => {
  expect(robotsOf('https://portal.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://portal.example/sitemap.xml',
    '',
  ]);
});
