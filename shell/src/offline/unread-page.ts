/** A page that the browser has kept. */
export interface KeptPage {
  /** Its address, without query. */
  readonly address: string;
  readonly html: string;
}

const TITLE = /<title>(.*?)<\/title>/s;
/** Everything but the blocking script, which only chooses the theme. */
const SCRIPTS = /<script (?:defer|type=)[^>]*>.*?<\/script>/gs;
const MAIN = /(<main\b[^>]*>).*<\/main>/s;

/**
 * What stands where a page cannot be had that was never read: the frame of a kept page, that nothing is wrong with the address, and which
 * pages can be read instead. It runs no script, so nothing in it waits for the network.
 */
export function unreadPage(kept: readonly [KeptPage, ...KeptPage[]]): string {
  const links = kept
    .map(({ address, html }) => ({ address, title: titleOf(html) ?? address }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`);
  // Functions: in a text of replacement "$" has a meaning.
  return kept[0].html
    .replace(SCRIPTS, '')
    .replace(TITLE, () => '<title>No connection</title>')
    .replace(
      MAIN,
      (_, main: string) =>
        `${main}<h1>No connection</h1><p>This page has never been opened in this browser, so it needs a connection. When you are connected again, <a href="">try again</a>.</p><h2>You can read these pages now</h2><ul>${links.join('')}</ul></main>`,
    );
}

/** The title as it stands in HTML, without the name of the site. */
function titleOf(html: string): string | undefined {
  return TITLE.exec(html)?.[1]?.replace(/ · [^·]*$/, '');
}
