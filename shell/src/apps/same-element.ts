const LANDMARKS = 'header, nav, main, footer';

/**
 * Finds the element of a new tree that stands for one of a tree which was taken away: by id, name, or address and words, within the
 * same part of the frame. Nothing where there is none, or more than one: a wrong one would be worse.
 */
export function sameElement<Kind extends Element>(gone: Kind, tree: ParentNode): Kind | undefined {
  const candidates = [...tree.querySelectorAll(gone.localName)] as unknown as Kind[];
  for (const describe of [byId, byName, byAddress, byWords]) {
    const description = describe(gone);
    if (description === undefined) continue;
    const found = candidates.filter((candidate) => describe(candidate) === description);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

const together = (...parts: readonly (string | null | undefined)[]) => JSON.stringify(parts);

function byId(element: Element): string | undefined {
  return element.id ? together(element.id, element.getAttribute('type')) : undefined;
}

function byName(element: Element): string | undefined {
  const name = element.getAttribute('name');
  if (!name) return undefined;
  const type = element.getAttribute('type');
  // Of radio buttons and boxes the value says which one of the group it is; of other fields it is what the visitor typed.
  const option = type === 'radio' || type === 'checkbox' ? element.getAttribute('value') : undefined;
  return together(element.closest('form')?.id, name, type, option);
}

function byAddress(element: Element): string | undefined {
  const address = element.getAttribute('href');
  return address ? together(landmarkOf(element), address, wordsOf(element)) : undefined;
}

function byWords(element: Element): string | undefined {
  const words = wordsOf(element);
  return words ? together(landmarkOf(element), element.getAttribute('role'), element.getAttribute('type'), words) : undefined;
}

/** Part of the frame, with its name: a page has a header and menu only once, and parts of its own beside them. */
function landmarkOf(element: Element): string | undefined {
  const landmark = element.closest(LANDMARKS);
  return landmark ? together(landmark.localName, landmark.getAttribute('aria-label')) : undefined;
}

function wordsOf(element: Element): string | undefined {
  const [label] = 'labels' in element ? ((element.labels as NodeListOf<Element> | null) ?? []) : [];
  const words = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
  return words?.replace(/\s+/g, ' ').trim() || undefined;
}
