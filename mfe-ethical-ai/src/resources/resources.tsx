import { ExternalLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { Accused } from './accused.tsx';
import { Practices } from './practices.tsx';
import styles from './resources.module.css';
import type { ResourcesStrings } from './resources.schema.ts';
import { Sources } from './sources.tsx';

/** What to read and keep in mind after the module. */
export function Resources({ strings: { pillars, test, medical, practices, accused, cases } }: { readonly strings: ResourcesStrings }) {
  return (
    <div className={styles.resources}>
      <Part {...pillars}>
        <dl className={styles.pairs}>
          {pillars.list.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <ExternalLink href={pillars.link.url}>{pillars.link.words}</ExternalLink>
        </p>
      </Part>
      <Part {...test}>
        <ol className={styles.questions}>
          {test.questions.map(({ question, hint }) => (
            <li key={question}>
              <strong>{question}</strong> {hint}
            </li>
          ))}
        </ol>
        <p className={styles.verdict}>{test.verdict}</p>
      </Part>
      <Part {...medical}>
        <ul className={styles.links}>
          {medical.links.map(({ words, url, about }) => (
            <li key={url}>
              <ExternalLink href={url}>{words}</ExternalLink>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part {...practices}>
        <Practices {...practices} />
      </Part>
      <Part {...accused}>
        <Accused strings={accused} label={cases.source} />
      </Part>
      <Part {...cases}>
        <ul className={styles.cases}>
          {cases.list.map(({ title, description, result, sources }) => (
            <li key={title}>
              <h5 className={styles.case}>{title}</h5>
              <p>{description}</p>
              <p>
                <strong>{cases.result}:</strong> {result}
              </p>
              <Sources label={cases.source} list={sources} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ heading, lead, children }: { readonly heading: string; readonly lead: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4>{heading}</h4>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
