import type { SiteFacts } from '@portal/contracts';

/** The document's title: the page's own first, then the site's name; the not-found page where there is no title. A preview says so first. */
export function pageTitle(site: SiteFacts, title: string | undefined, preview?: object): string {
  return `${preview ? 'Preview: ' : ''}${title ?? 'Page not found'} · ${site.name}`;
}
