import { Collapsible } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './module-sections.module.css';
import { Prose } from './prose.tsx';

/** A section of a module's text; its HTML was made at build time from Markdown without HTML. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

export type ModuleSectionsProps = {
  readonly intro: string;
  readonly sections: readonly TextSection[];
  readonly isOpenAtFirst: (title: string) => boolean;
};

/** Milliseconds between expanding a section and scrolling to it (1-platform.md section 9). */
const SCROLL_DELAY_MS = 100;

/** A module's text in sections that open and close. A section that the visitor opens is scrolled into view. */
export function ModuleSections({ intro, sections, isOpenAtFirst }: ModuleSectionsProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const printing = usePrinting();
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(id: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => scrollTo(id), SCROLL_DELAY_MS);
  }

  return (
    <>
      {intro && <Prose html={intro} />}
      {sections.map(({ id, title, html }) => (
        <Collapsible
          key={id}
          id={id}
          className={css.section}
          level={2}
          heading={title}
          defaultOpen={isOpenAtFirst(title)}
          open={printing ? true : undefined}
          onToggle={(open) => open && follow(id)}
        >
          <Prose html={html} />
        </Collapsible>
      ))}
    </>
  );
}

/** Whether the page is being printed: on paper, every section is open, even in browsers that print closed ones as closed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page as soon as the listeners have run.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** No further than necessary: a visitor who found a word with the browser's search must not lose it again. */
function scrollTo(id: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}
