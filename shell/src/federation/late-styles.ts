/**
 * How long a style sheet may hold a page back, in milliseconds. Slow networks (400 ms, 400 kbit/s) bring it well before; without this
 * a sheet that never comes would keep the page blank, because the browser paints nothing and runs no deferred script meanwhile.
 */
export const STYLES_HOLD_BACK_MS = 3000;

/** What a sheet is for while it is not waited for: nothing, so it neither holds back nor is dropped. */
const NOTHING = 'not all';

/** Shows the page without the style sheets that are not there in time. A sheet that comes later counts from then on. */
export function showWithoutLateStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.sheet) continue;
      const { media } = link;
      link.media = NOTHING;
      link.addEventListener('load', () => {
        link.media = media;
      });
    }
  }, STYLES_HOLD_BACK_MS);
}

/** Whether a sheet is still on its way and the page is shown without it. */
export function isLate(link: HTMLLinkElement): boolean {
  return link.media === NOTHING;
}
