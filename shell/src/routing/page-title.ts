import type { SiteFacts } from '@portal/contracts';

/** The document's title: the page's own first, then the site's name; the not-found page where there is no title. */
export function pageTitle(site: SiteFacts, title: string | undefined): string {
  return `${title ?? 'Page not found'} · ${site.name}`;
}
