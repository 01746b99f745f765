import type { Item } from './items-of.ts';

/** Labels from the page's strings. */
export interface VerdictStrings {
  readonly right: string;
  readonly wrong: string;
}

/** The words of an item's summary before an option has been chosen. */
const unanswered = new WeakMap<Item['answer'], string>();

/**
 * Turns the options of an item into radio buttons directly in the HTML: the text is one string, so React does not render its parts. Nothing
 * moves, because the space for the buttons is there even without scripts.
 */
export function makeChoosable({ id, list, options, answer }: Item, onChoose: (option: string) => void): void {
  const summary = answer.querySelector('summary');
  if (unanswered.has(answer)) return;
  unanswered.set(answer, summary?.textContent ?? '');
  list.setAttribute('role', 'radiogroup');
  list.setAttribute('aria-labelledby', id);
  for (const [letter, option] of options) {
    const label = document.createElement('label');
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: `check-${id}`, value: letter });
    radio.addEventListener('change', () => onChoose(letter));
    label.append(radio, ...option.childNodes);
    option.setAttribute('role', 'presentation');
    option.replaceChildren(label);
  }
}

/** Shows which option is chosen, if any, and whether it is right. */
export function showChosen({ key, options, answer }: Item, chosen: string | undefined, { right, wrong }: VerdictStrings): void {
  for (const [letter, option] of options) {
    const radio = option.querySelector('input');
    if (radio) radio.checked = letter === chosen;
    if (letter === chosen) option.dataset.verdict = letter === key ? 'right' : 'wrong';
    else delete option.dataset.verdict;
  }
  const summary = answer.querySelector('summary');
  if (!summary) return;
  const isChosen = chosen !== undefined && options.has(chosen);
  summary.textContent = isChosen ? (chosen === key ? right : wrong) : (unanswered.get(answer) ?? '');
}
