/** What search engines may visit (RFC 9309): everything but the API, whose lists stand on pages, and previews. Names the sitemap. */
export function robotsOf(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /preview/

Sitemap: ${publicUrl}/sitemap.xml
`;
}
