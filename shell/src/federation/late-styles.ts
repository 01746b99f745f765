/**
 * How long a style sheet may block rendering, in milliseconds. On slow networks (400 ms, 400 kbit/s) it loads well before; without a
 * limit a sheet that never loads would keep the page blank and its deferred scripts from running.
 */
export const STYLES_HOLD_BACK_MS = 3000;

/** Media query that never matches: the sheet goes on loading without blocking rendering. */
const NEVER = 'not all';

/** Renders the page without the style sheets that are not loaded in time. They apply once they are loaded. */
export function showWithoutLateStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.sheet) continue;
      const { media } = link;
      link.media = NEVER;
      link.addEventListener('load', () => {
        link.media = media;
      });
    }
  }, STYLES_HOLD_BACK_MS);
}

/** Whether the page is rendered without a sheet that is still loading. */
export function isLate(link: HTMLLinkElement): boolean {
  return link.media === NEVER;
}
