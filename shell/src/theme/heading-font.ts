/** Session storage key, set when the heading font is in the browser's cache. It contains nothing about the visitor. */
const CACHED_KEY = 'portal.heading-face';

/** The font as `document.fonts.load` expects it; the size does not matter. */
const FONT = '580 1em "Newsreader Heading"';

/**
 * Attribute of the document that keeps headings in their fallback font (packages/ui/src/tokens/tokens.css). The fallback has the same
 * metrics, so nothing shifts when the font is swapped in, and the font does not delay hydration on a slow network.
 */
export const FONT_DEFERRED = 'data-face="later"';

/** On load, before the first paint: a font that was loaded in this session is in the cache and is used at once. */
export function applySessionFont(): void {
  try {
    if (sessionStorage.getItem(CACHED_KEY)) delete document.documentElement.dataset.face;
  } catch {}
}

/** Elements in the heading font, as in the styles. */
const HEADINGS = 'h1, h2, h3, h4, [data-heading-face]';

/** Number of headings that change their font in one frame. */
const HEADINGS_PER_FRAME = 8;

/** Loads the heading font for this page and the next ones in the session. If it does not load, the fallback font stays. */
export async function loadHeadingFont(): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    await document.fonts.load(FONT);
  } catch {
    return;
  }
  try {
    sessionStorage.setItem(CACHED_KEY, 'yes');
  } catch {}
  if (!dataset.face) return;
  // A few at a time, from the top: all at once would be one long layout and paint on a slow phone.
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)];
  while (headings.length > 0) {
    for (const heading of headings.splice(0, HEADINGS_PER_FRAME)) heading.dataset.face = 'here';
    await nextFrame();
  }
  dataset.face = 'here';
}

/** Resolves after the next paint. */
function nextFrame(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
