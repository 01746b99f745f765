import type { TextSection } from './module-sections.tsx';
import css from './plain-sections.module.css';
import { Prose } from './prose.tsx';

/** A module's text from beginning to end, with every section visible. */
export function PlainSections({ intro, sections }: { readonly intro: string; readonly sections: readonly TextSection[] }) {
  return (
    <>
      {intro && <Prose html={intro} />}
      {sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id} className={css.section}>
          <h2 id={id}>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
    </>
  );
}
