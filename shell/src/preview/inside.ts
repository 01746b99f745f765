/** What begins an address that is no page: files of releases, the API, and previews themselves. */
const NO_PAGE = /^\/(?:\/|(?:releases|api|preview)(?:[/?#]|$))/;
/** An address that ends like a file: no page has an ending. */
const FILE = /^[^?#]*\.\w+(?:[?#]|$)/;

/**
 * The address inside a preview of what stands at an address of the site; files, the API and other sites stay as they are. A page that
 * the site does not have leads out of the preview, to the site's own answer.
 */
export function insidePreview(base: string, address: string): string {
  if (!address.startsWith('/') || NO_PAGE.test(address) || FILE.test(address)) return address;
  // The home page is the preview's own address: no page ends with a slash.
  return base + address.replace(/^\/(?=[?#]|$)/, '');
}

/** The address on the live site of a page inside a preview. */
export function outsidePreview(base: string, address: string): string {
  const path = address.startsWith(base) ? address.slice(base.length) : address;
  return path.startsWith('/') ? path : `/${path}`;
}

/** HTML with all its links led into a preview. In text "<" is escaped, so what looks like a tag is one. */
export function linksInside(base: string, html: string): string {
  return html.replace(/<a\s(?:"[^"]*"|[^">])*>/g, (tag) =>
    tag.replace(/(\shref=")([^"]*)"/, (_, before: string, address: string) => `${before}${insidePreview(base, address)}"`),
  );
}
