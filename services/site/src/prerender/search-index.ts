import type { IndexedEntry, ReleaseDocument, SearchIndex } from '@portal/contracts';
import { isListed } from './live-document.ts';

/**
 * All that can be found on the site: the pages that the manifests of the live releases name, and what these releases bring beside
 * them. A pure function of what is live, so a rollback of an app takes its entries back; of a release without entries its pages are
 * found. An entry with the same address as a page replaces the entry of the page: the app knows more of it than its title. The keywords of
 * the page stay its.
 */
export function searchIndexOf(apps: readonly ReleaseDocument[]): SearchIndex {
  const sorted = [...apps].sort((a, b) => (a.app < b.app ? -1 : 1));
  return {
    entries: sorted.flatMap(({ manifest, search = [] }) => {
      const described = new Set(search.map(({ address }) => address));
      const keywordsOf = new Map(manifest.routes.map(({ path, keywords }) => [path, keywords]));
      const own = search.map((entry) => ({ ...withKeywords(keywordsOf.get(entry.address)), ...entry }));
      return [...pagesOf(manifest).filter(({ address }) => !described.has(address)), ...own];
    }),
  };
}

/** Texts with a page of their own are found as what they are, so only listed routes count as pages. */
function pagesOf({ routes, menu }: ReleaseDocument['manifest']): IndexedEntry[] {
  return routes.filter(isListed).map(({ path, title, description, keywords }) => {
    // What the menu calls the page is what visitors look for.
    const labels = menu.filter((entry) => entry.path === path && entry.label !== title).map(({ label }) => label);
    return {
      kind: 'page',
      title,
      text: description,
      address: path,
      ...(labels.length > 0 && { also: labels.join(' ') }),
      ...withKeywords(keywords),
    };
  });
}

const withKeywords = (keywords: readonly string[] | undefined) => (keywords ? { keywords: [...keywords] } : {});
