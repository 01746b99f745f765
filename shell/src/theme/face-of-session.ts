/** Key in session storage: the heading face is in the browser's cache. It says nothing of the visitor. */
const SEEN = 'portal.heading-face';

/**
 * Attribute of the document that keeps headings in their stand-in face (packages/ui/src/tokens/tokens.css). The stand-in has the same
 * measure, so nothing moves when the face comes; and on a slow network the face does not hold up what makes the page work.
 */
export const FACE_LATER = 'data-face="later"';

/** At load, before the first paint: a face that was seen in this session is in the cache and shows at once. */
export function faceOfSession(): void {
  try {
    if (sessionStorage.getItem(SEEN)) showFace();
  } catch {}
}

/** Brings the heading face, now and for the next pages of the session. */
export function bringFace(): void {
  showFace();
  try {
    sessionStorage.setItem(SEEN, 'yes');
  } catch {}
}

function showFace(): void {
  delete document.documentElement.dataset.face;
}
