import type { MouseEvent } from 'react';
import css from './contents.module.css';

export type ContentsProps = {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Path of the page that the sections are on; empty for the page itself. */
  readonly address: string;
};

/** The sections of a text: beside it if there is room, otherwise folded above it. */
export function Contents({ sections, address }: ContentsProps) {
  return (
    <nav aria-label="In this module" className={css.contents} data-print="none">
      <details className={css.list}>
        <summary className={css.summary}>In this module</summary>
        <ol className={css.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`${address}#${id}`} data-section={id} onClick={address === '' ? undefined : goTo}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** In the reading view, the address names the module, so the section is opened and shown without changing it. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const section = document.getElementById(event.currentTarget.dataset.section ?? '');
  if (!section) return;
  event.preventDefault();
  if (section instanceof HTMLDetailsElement) section.open = true;
  section.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
