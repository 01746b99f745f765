import { CardGrid } from './card-grid.tsx';
import type { DataPoolsStrings } from './data-pools.schema.ts';
import { LinkCard } from './link-card.tsx';

/** Collections of data: what is in each, what it requires, and a question to begin with. */
export function DataPools({ strings }: { readonly strings: DataPoolsStrings }) {
  return (
    <CardGrid>
      {strings.list.map(({ name, description, url, country, needs, ask, checked }) => (
        <LinkCard
          key={name}
          name={name}
          description={description}
          badges={country ? [country] : []}
          details={[
            [strings.needs, needs],
            [strings.ask, ask],
          ]}
          links={[{ label: strings.visit, url }]}
          checked={checked}
        />
      ))}
    </CardGrid>
  );
}
