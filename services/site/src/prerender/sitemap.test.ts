import { releaseDocument } from '../../fixtures/release-document.ts';
import { sitemapOf } from './sitemap.ts';

const app = (id: string, day: string, ...paths: readonly string[]) =>
  releaseDocument(id, '1.0.0', {
    createdAt: `${day}T23:59:59.000Z`,
    manifest: {
      id,
      name: id,
      routes: paths.map((path) => ({
        path,
        aliases: [`/also${path.replace(/\/$/, '')}`],
        page: 'page',
        title: 'Page',
        description: 'A page.',
      })),
      menu: [],
    },
  });

test('it names every canonical address once, in order, with the day on which the release of its app was made', () => {
  expect(sitemapOf('https://portal.example', [app('mfe-b', '2026-03-04', '/tools'), app('mfe-a', '2026-01-02', '/', '/a-page')])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://portal.example/</loc><lastmod>2026-01-02</lastmod></url>
<url><loc>https://portal.example/a-page</loc><lastmod>2026-01-02</lastmod></url>
<url><loc>https://portal.example/tools</loc><lastmod>2026-03-04</lastmod></url>
</urlset>
`,
  );
});
