/** A page that the browser has kept. */
export interface KeptPage {
  /** Its address, without the query. */
  readonly address: string;
  readonly html: string;
}

const TITLE = /<title>(.*?)<\/title>/s;
/** Everything but the blocking script, which only sets the theme. */
const SCRIPTS = /<script (?:defer|type=)[^>]*>.*?<\/script>/gs;
const MAIN = /(<main\b[^>]*>).*<\/main>/s;

/**
 * The replacement for a page that is unavailable and was never read: the frame of a kept page, a sentence saying that the address is
 * correct, and a list of the pages that can be read instead. It runs no script, so nothing in it waits for the network.
 */
export function unreadPage(kept: readonly [KeptPage, ...KeptPage[]]): string {
  const links = kept
    .map(({ address, html }) => ({ address, title: titleOf(html) ?? address }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`);
  // Functions, because "$" has a special meaning in a replacement string.
  return kept[0].html
    .replace(SCRIPTS, '')
    .replace(TITLE, () => '<title>No connection</title>')
    .replace(
      MAIN,
      (_, main: string) =>
        `${main}<h1>No connection</h1><p>This page has never been opened in this browser, so it needs a connection. When you are connected again, <a href="">try again</a>.</p><h2>You can read these pages now</h2><ul>${links.join('')}</ul></main>`,
    );
}

/** The title as it appears in HTML, without the name of the site. */
function titleOf(html: string): string | undefined {
  return TITLE.exec(html)?.[1]?.replace(/ · [^·]*$/, '');
}
