import { ExternalLink } from '@portal/ui';
import type { CitationStrings } from './citation.schema.ts';
import styles from './placement.module.css';

/** Where a disclosure belongs, and how style guides cite what a tool wrote. */
export function Placement({ places, references }: Pick<CitationStrings, 'places' | 'references'>) {
  return (
    <>
      <div className={styles.part}>
        <h4>{places.heading}</h4>
        <p className={styles.lead}>{places.lead}</p>
        <dl className={styles.pairs}>
          {places.list.map(({ place, what }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>{places.note}</p>
        <p className={styles.link}>
          <ExternalLink href={places.link.url}>{places.link.words}</ExternalLink>
        </p>
      </div>
      <div className={styles.part}>
        <h4>{references.heading}</h4>
        <p className={styles.lead}>{references.lead}</p>
        <dl className={styles.pairs}>
          {references.list.map(({ style, form, hint, link }) => (
            <div key={style}>
              <dt>{style}</dt>
              <dd>
                <p className={styles.form}>{form}</p>
                <p>{hint}</p>
                <p className={styles.link}>
                  <ExternalLink href={link.url}>{link.words}</ExternalLink>
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
