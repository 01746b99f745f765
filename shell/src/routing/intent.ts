/** How long a link has to be pointed at or focused before its page is prefetched, in milliseconds. */
export const INTENT_MS = 150;

/** The Network Information API, which not every browser has. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The path that a click on `target` would open inside the site; undefined if there is none, or if the visitor has to save data. */
export function intendedPath(
  target: EventTarget | null,
  here: Pick<Location, 'origin' | 'pathname'>,
  connection?: Connection,
): string | undefined {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return undefined;
  const link = linkOf(target);
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  return link.origin === here.origin && link.pathname !== here.pathname ? link.pathname : undefined;
}

/**
 * Calls `act` with the path of every link in the page that is pointed at or focused for {@link INTENT_MS}. Returns a function that ends
 * this.
 */
export function onIntent(page: Document, act: (path: string) => void): () => void {
  const ends = [watch(page, 'pointerover', 'pointerout', act), watch(page, 'focusin', 'focusout', act)];
  return () => {
    for (const end of ends) end();
  };
}

function watch(page: Document, begins: string, ends: string, act: (path: string) => void): () => void {
  let link: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    link = undefined;
  };
  const begin = (event: Event) => {
    const next = linkOf(event.target);
    // The pointer moved between the parts of one link.
    if (next && next === link) return;
    drop();
    // Touch: the finger is scrolling, or has already followed the link.
    if (!next || (event as Partial<PointerEvent>).pointerType === 'touch') return;
    link = next;
    timer = setTimeout(() => {
      // Checked only now, because the address or the connection may have changed in the meantime.
      const path = intendedPath(next, location, (navigator as { readonly connection?: Connection }).connection);
      if (path !== undefined) act(path);
    }, INTENT_MS);
  };
  const end = (event: Event) => {
    if (!link?.contains((event as PointerEvent | FocusEvent).relatedTarget as Node | null)) drop();
  };
  page.addEventListener(begins, begin, { passive: true });
  page.addEventListener(ends, end, { passive: true });
  return () => {
    drop();
    page.removeEventListener(begins, begin);
    page.removeEventListener(ends, end);
  };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
