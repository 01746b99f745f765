import { type RefObject, useEffect, useState } from 'react';
import terms from '../../content/glossary.yaml';

const OPEN_AFTER_MS = 700;
/** Long enough to move the mouse from a term to its definition. */
const CLOSE_AFTER_MS = 300;

const definitions = new Map(terms.map(({ id, definition }) => [`#${id}`, definition]));

/** A definition that is shown, and the term that it belongs to. */
export interface Shown {
  readonly link: HTMLAnchorElement;
  readonly definition: string;
}

/**
 * The definition of the term in `place` at which the mouse or the keyboard focus is, and the term. It stays while they are on the term or
 * on the definition, and Esc closes it (WCAG 1.4.13). Terms are links in finished HTML, so `place` listens for their events.
 */
export function useDefinition(place: RefObject<HTMLElement | null>, first: Element | null): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => (place.current ? followTerms(place.current, first, setShown) : undefined), [place, first]);
  return shown;
}

function followTerms(place: HTMLElement, first: Element | null, show: (shown: Shown | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The term whose definition is shown or loading. */
  let at: HTMLAnchorElement | undefined;
  let isShown = false;

  function set(shown: Shown | undefined) {
    isShown = shown !== undefined;
    if (!shown) at = undefined;
    show(shown);
  }

  function open(link: HTMLAnchorElement) {
    if (link === at) {
      if (isShown) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    at = link;
    timer = setTimeout(
      () => {
        const definition = definitions.get(link.hash);
        if (definition !== undefined) set({ link, definition });
      },
      isShown ? 0 : OPEN_AFTER_MS,
    );
  }

  function close() {
    // A definition opened with the keyboard stays while the focus is there.
    if (!at || at.matches(':focus-visible')) return;
    clearTimeout(timer);
    if (isShown) timer = setTimeout(() => set(undefined), CLOSE_AFTER_MS);
    else at = undefined;
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !at) return;
    clearTimeout(timer);
    set(undefined);
  }

  function rest({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const link = termOf(target);
    if (link) open(link);
    else if (target instanceof Element && target.closest('[role=tooltip]')) clearTimeout(timer);
    else close();
  }

  function focus({ target }: FocusEvent) {
    const link = termOf(target);
    if (link?.matches(':focus-visible')) open(link);
  }

  place.addEventListener('pointerover', rest);
  place.addEventListener('pointerleave', close);
  place.addEventListener('focusin', focus);
  place.addEventListener('focusout', close);
  document.addEventListener('keydown', closeOnEscape);
  const begun = termOf(first);
  if (begun) open(begun);
  return () => {
    clearTimeout(timer);
    place.removeEventListener('pointerover', rest);
    place.removeEventListener('pointerleave', close);
    place.removeEventListener('focusin', focus);
    place.removeEventListener('focusout', close);
    document.removeEventListener('keydown', closeOnEscape);
  };
}

function termOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a.term')) || undefined;
}
