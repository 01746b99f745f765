import type { ReleaseDocument } from '@portal/contracts';

/**
 * The sitemap (sitemaps.org): every page once, under its canonical address, changed on the day on which its app's live release was
 * made. Addresses are of letters that need no escaping (see the schema of manifests and the setting PUBLIC_URL).
 */
export function sitemapOf(publicUrl: string, apps: readonly ReleaseDocument[]): string {
  const pages = apps
    .flatMap(({ manifest, createdAt }) => manifest.routes.map(({ path }) => ({ path, day: createdAt.slice(0, 10) })))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path, day }) => `<url><loc>${publicUrl}${path}</loc><lastmod>${day}</lastmod></url>\n`).join('')}</urlset>
`;
}
