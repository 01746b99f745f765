/** Moves the focus to the page's heading, which a screen reader then reads. It does not scroll, because the router does. */
export function focusHeading(): void {
  focusOn(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
}

/**
 * Moves the focus to the element that a fragment names, or to the heading of a section: the router only scrolls there. Fragments that
 * are no elements, such as open modules, belong to their pages.
 */
export function focusPlace(hash: string): void {
  const place = document.getElementById(hash.slice(1));
  focusOn(place?.matches('section') ? (place.querySelector<HTMLElement>('h2, h3') ?? place) : place);
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
