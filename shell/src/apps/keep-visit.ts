import { focusHeading } from '../routing/focus-heading.ts';
import type { PageLoader } from './page-loader.ts';
import { sameElement } from './same-element.ts';
import { type Field, fieldsOf, isTyped, typeAgain } from './typed.ts';

/** What a visitor does on a page while its nodes may still be replaced. */
export interface Visit {
  /**
   * Gives back what went with nodes that were replaced: text that was typed, where the same field stands again, and the focus: to the
   * same element, else to the heading. Does nothing where nothing went.
   */
  readonly putBack: () => void;
  /** Forgets what was typed: the visitor is on another page. */
  readonly leavePage: () => void;
}

/** Begins to watch what a visitor does below `root`. Nodes that are taken away keep what was typed into them, so nothing is copied. */
export function keepVisit(root: HTMLElement): Visit {
  let fields: readonly Field[] = fieldsOf(root);
  let samePage = true;
  let focused = document.activeElement;

  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener('focusout', ({ target }) => {
    // Somebody who left an element by themselves does not miss it when it goes. Looked at later, because a removal is told like that too.
    setTimeout(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null;
    });
  });

  function typedText(): void {
    if (!samePage) return;
    for (const field of fields) {
      const again = !field.isConnected && isTyped(field) && sameElement(field, root);
      if (again) typeAgain(field, again);
    }
    fields = fieldsOf(root);
  }

  function focus(): void {
    if (!focused || focused.isConnected || !hasNoFocus()) return;
    const gone = focused;
    const again = sameElement(gone, root);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    if (hasNoFocus()) focusHeading();
    else if (again) select(gone, again);
  }

  return {
    putBack() {
      typedText();
      focus();
    },
    leavePage() {
      samePage = false;
      fields = [];
    },
  };
}

/** The loader, as it is, that gives back what goes with a page that throws. */
export function keepingVisit(loader: PageLoader, visit: Visit): PageLoader {
  return {
    ...loader,
    async broke(...page) {
      const next = loader.broke(...page);
      // First the page's text takes the place of the page, which React is busy with now, then what the loader brings.
      await Promise.resolve();
      visit.putBack();
      const state = await next;
      await new Promise((shown) => setTimeout(shown));
      visit.putBack();
      return state;
    },
  };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Where the visitor writes in a text. Fields of some types do not say. */
function select(gone: Element, again: Element): void {
  if (!isText(gone) || !isText(again) || gone.selectionStart === null || again.selectionStart === null) return;
  again.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
