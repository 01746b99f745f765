import { insidePreview, outsidePreview } from './inside.ts';
import { LEAVE_ID } from './leave.ts';

/** What comes before a link is followed, in this tab or another, or before its address is copied. */
const BEFORE = ['pointerdown', 'focusin', 'click'] as const;

/**
 * Leads links that a page brings by itself into the preview: those of the frame are led there by its router. The link out of the
 * preview leads to where the visitor is.
 */
export function stayInside(base: string, page: Document): void {
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!link) return;
    const { pathname, search, hash } = page.location;
    const address = link.getAttribute('href') ?? '';
    const to = link.id === LEAVE_ID ? outsidePreview(base, pathname) + search + hash : insidePreview(base, address);
    if (to !== address) link.setAttribute('href', to);
  };
  for (const event of BEFORE) page.addEventListener(event, lead, { capture: true, passive: true });
}
