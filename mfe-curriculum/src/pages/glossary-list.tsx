import { PageHeader } from '@portal/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import terms from '../../content/glossary.yaml';
import strings from '../../content/glossary-page.yaml';
import { byLetter } from '../glossary/by-letter.ts';
import { textPages } from '../modules/text-pages.ts';
import css from './glossary-list.module.css';

const letters = byLetter(terms);
const pages = new Map(textPages.map(({ path, module }) => [module.slug, { path, title: module.title }]));

/** Every term once, with its definition and the texts that explain it. */
export function GlossaryList() {
  useEffect(() => {
    // The browser looked for the fragment before the terms were there.
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <div className={css.page}>
      <PageHeader title={strings.heading} lead={strings.lead} />
      <nav aria-label={strings.letters} data-print="none">
        <ul className={css.letters}>
          {letters.map(({ id, letter }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ id, letter, terms: own }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{letter}</h2>
          <dl className={css.terms}>
            {own.map((term) => (
              <div key={term.id} id={term.id} className={css.term}>
                <dt>{term.term}</dt>
                <dd>{term.definition}</dd>
                <dd className={css.modules}>
                  {strings.explainedIn} <ModuleLinks names={term.modules} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function ModuleLinks({ names }: { readonly names: readonly string[] }) {
  const links = names.flatMap((name) => pages.get(name) ?? []);
  return links.map(({ path, title }, index) => (
    <span key={path}>
      {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
      <Link to={path} reloadDocument>
        {title}
      </Link>
    </span>
  ));
}
