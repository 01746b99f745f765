/**
 * Advice on links that lead deep into a site: inner pages move, home pages stay. Two steps are allowed, as some things have such an
 * address.
 */
export function deepLinkAdvice(address: string): string | undefined {
  if (!address.startsWith('https:') || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  const steps = pathname.split('/').filter((step) => step !== '');
  if (steps.length <= 2 && search === '' && hash === '' && !/\.\w{2,5}$/.test(pathname)) return undefined;
  return `"${address}" leads deep into a site, where pages move. Write "${origin}/" if the home page will do.`;
}
