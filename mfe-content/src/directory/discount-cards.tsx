import { CardGrid } from './card-grid.tsx';
import type { DiscountStrings } from './discounts.schema.ts';
import { LinkCard } from './link-card.tsx';

/** Discounts for students. The retailer's two links replace "Visit Site" (3-decisions.md, "Content pages"). */
export function DiscountCards({ strings }: { readonly strings: DiscountStrings }) {
  return (
    <CardGrid>
      {strings.list.map(({ name, description, type, url, links, country, checked }) => (
        <LinkCard
          key={name}
          name={name}
          description={description}
          badges={country ? [type, country] : [type]}
          checked={checked}
          links={links ?? (url ? [{ label: strings.visit, url }] : [])}
        />
      ))}
    </CardGrid>
  );
}
