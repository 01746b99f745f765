/** What search engines may visit (RFC 9309): everything but the API, whose lists are on pages. Names the sitemap. */
export function robotsOf(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;
}
