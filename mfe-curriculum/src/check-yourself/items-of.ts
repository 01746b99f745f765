/** A question with options in a rendered text. */
export interface Item {
  /** Id of the question's heading, under which its answer is stored. */
  readonly id: string;
  /** The letter of the right option. */
  readonly key: string;
  readonly options: ReadonlyMap<string, HTMLElement>;
  readonly list: HTMLElement;
  readonly answer: HTMLDetailsElement;
}

/** "Answer: b." */
const KEY = /^Answer:\s*([a-z])\./;
/** "a) Its words" */
const LETTER = /^\s*([a-z])\)/;

/** The questions with options in `text`, whose HTML is made by packages/editorial (docs/decisions/0049). */
export function itemsOf(text: ParentNode): Item[] {
  return [...text.querySelectorAll<HTMLElement>('.options')].flatMap((list) => {
    const answer = list.nextElementSibling;
    const key = KEY.exec(answer?.querySelector('strong')?.textContent ?? '')?.[1];
    const id = questionOf(list)?.id;
    if (!(answer instanceof HTMLDetailsElement) || key === undefined || id === undefined) return [];
    const options = new Map([...list.children].map((option) => [LETTER.exec(option.textContent ?? '')?.[1] ?? '', option as HTMLElement]));
    return [{ id, key, options, list, answer }];
  });
}

/** The heading that a list of options is below. */
function questionOf(list: Element): Element | undefined {
  for (let before = list.previousElementSibling; before; before = before.previousElementSibling)
    if (before.localName === 'h3') return before;
  return undefined;
}
