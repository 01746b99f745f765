/** Key in session storage: the heading face is in the browser's cache. It says nothing of the visitor. */
const SEEN = 'portal.heading-face';

/** The face as `document.fonts` is asked for it; the size has no meaning. */
const FACE = '580 1em "Newsreader Heading"';

/**
 * Attribute of the document that keeps headings in their stand-in face (packages/ui/src/tokens/tokens.css). The stand-in has the same
 * measure, so nothing moves when the face comes; and on a slow network the face does not hold up what makes the page work.
 */
export const FACE_LATER = 'data-face="later"';

/** At load, before the first paint: a face that was seen in this session is in the cache and shows at once. */
export function faceOfSession(): void {
  try {
    if (sessionStorage.getItem(SEEN)) delete document.documentElement.dataset.face;
  } catch {}
}

/** What stands in the heading face, as the styles have it. */
const HEADINGS = 'h1, h2, h3, h4, [data-heading-face]';

/** How many headings change in one frame. */
const FEW = 8;

/** Brings the heading face, now and for the next pages of the session. Headings change once it is there; without it the stand-in stays. */
export async function bringFace(): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    await document.fonts.load(FACE);
  } catch {
    return;
  }
  try {
    sessionStorage.setItem(SEEN, 'yes');
  } catch {}
  if (!dataset.face) return;
  // A few at a time, from the top: all at once are laid out and painted in one piece, in which a slow phone stands still.
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)];
  while (headings.length > 0) {
    for (const heading of headings.splice(0, FEW)) heading.dataset.face = 'here';
    await nextFrame();
  }
  dataset.face = 'here';
}

/** Resolves when what was changed has been painted. */
function nextFrame(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
