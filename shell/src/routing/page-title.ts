import type { SiteFacts } from '@portal/contracts';

/**
 * The document's title: the page's own first, then the site's name; the not-found page if there is no title. In a preview, the title says
 * so first.
 */
export function pageTitle(site: SiteFacts, title: string | undefined, preview?: object): string {
  return `${preview ? 'Preview: ' : ''}${title ?? 'Page not found'} · ${site.name}`;
}
