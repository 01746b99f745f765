import { Card, ExternalLink } from '@portal/ui';
import cards from './cards.module.css';
import type { InstitutionStrings } from './institution.schema.ts';

/** Whose rules take precedence over any advice on this page. */
export function Institution({
  strings: { groups, note, links, ages },
}: {
  readonly strings: Omit<InstitutionStrings, 'heading' | 'lead'>;
}) {
  return (
    <Card as="div" variant="feature">
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
      <Links list={links} />
      <h3>{ages.heading}</h3>
      <p>{ages.lead}</p>
      <Links list={ages.list} />
    </Card>
  );
}

function Links({ list }: { readonly list: InstitutionStrings['links'] }) {
  return (
    <ul className={cards.points}>
      {list.map(({ words, url }) => (
        <li key={url}>
          <ExternalLink href={url}>{words}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
