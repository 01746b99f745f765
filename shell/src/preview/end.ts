import { ROOT_ID } from '../document.ts';
import { OVER_ID } from './leave.ts';

/** Browsers take a longer time for none. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Shows that the preview is over, in the place of the page. Called before the page is there, so that nothing of it is painted. */
export function showEnd(page: Document): void {
  page.documentElement.dataset.preview = 'over';
  whenRead(page, () => {
    const over = page.getElementById(OVER_ID) as HTMLTemplateElement | null;
    page.getElementById(ROOT_ID)?.replaceWith(over?.content.cloneNode(true) ?? '');
  });
}

/** Loads the page anew when the preview ends, also where the computer slept meanwhile: then it is over. */
export function endInTime(end: number, around: Window): void {
  const look = () => {
    if (Date.now() >= end) around.location.reload();
  };
  around.setTimeout(look, Math.min(end - Date.now(), LONGEST_TIMER_MS));
  around.document.addEventListener('visibilitychange', look);
  around.addEventListener('pageshow', look);
}

/** Calls `act` once the whole document was read. */
export function whenRead(page: Document, act: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
