/**
 * How long a style sheet may block rendering after the first one has arrived, in milliseconds. All are requested at the same moment, so one
 * that arrives so much later hangs.
 */
export const LATE_MS = 500;

/** The same if none has arrived: on slow networks (400 ms, 400 kbit/s), the first one may take this long. */
export const NONE_CAME_MS = 3000;

/** Milliseconds. */
const FADE_MS = 200;

/** Media query that never matches: the sheet continues to load without blocking rendering. */
const NEVER = 'not all';

/**
 * Renders the page without the style sheets that hang: without a limit, they would keep the page blank and its deferred scripts from
 * running. They are applied once they have loaded.
 */
export function showWithoutLateStyles(): void {
  let timer = setTimeout(show, NONE_CAME_MS);
  const came = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.sheet)) return;
    document.removeEventListener('load', came, true);
    clearTimeout(timer);
    timer = setTimeout(show, LATE_MS);
  };
  document.addEventListener('load', came, true);
  // By then, every sheet of the HTML has arrived. Sheets requested later block nothing, and would be requested twice.
  document.addEventListener('DOMContentLoaded', () => {
    document.removeEventListener('load', came, true);
    clearTimeout(timer);
  });
}

/** Whether the page is rendered without a sheet that is still loading. */
export function isLate(link: HTMLLinkElement): boolean {
  return link.media === NEVER;
}

function show(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    link.media = NEVER;
    link.addEventListener('load', () => fadeInto(link));
  }
}

/** What someone is reading does not jump: it is hidden while the style moves it, and what was in the middle stays there. */
function fadeInto(link: HTMLLinkElement): void {
  const moved = document.querySelectorAll<HTMLElement>('main, main ~ *');
  const read = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  for (const { style } of moved) style.opacity = '0';
  requestAnimationFrame(() => {
    const before = read?.getBoundingClientRect().top ?? 0;
    link.media = '';
    if (read) window.scrollBy(0, read.getBoundingClientRect().top - before);
    requestAnimationFrame(() => {
      for (const element of moved) {
        element.style.opacity = '';
        element.animate({ opacity: [0, 1] }, FADE_MS);
      }
    });
  });
}
