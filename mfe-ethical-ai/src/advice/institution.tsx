import { Card, ExternalLink } from '@portal/ui';
import cards from './cards.module.css';
import type { InstitutionWords } from './institution.schema.ts';

/** Whose rules come before any advice of this page. */
export function Institution({ words: { groups, note, links } }: { readonly words: Omit<InstitutionWords, 'heading' | 'lead'> }) {
  return (
    <Card as="div" look="feature">
      <div className={cards.columns}>
        {groups.map(({ title, points }) => (
          <div key={title} className={cards.column}>
            <h3>{title}</h3>
            <ul className={cards.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>{note}</p>
      <ul className={cards.points}>
        {links.map(({ words, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{words}</ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
