import { EmptyState } from '@portal/ui';
import { CardGrid } from './card-grid.tsx';
import { LinkCard } from './link-card.tsx';
import type { ResourceStrings } from './resources.schema.ts';

interface Props {
  readonly section: ResourceStrings['sections'][number];
  readonly labels: ResourceStrings['labels'];
}

/** The section whose cards show no type (2-content-pages.md, "Free resource hub screen"). */
const WITHOUT_TYPES = 'videos';

/** The resources of one section, or a placeholder where there is none yet. */
export function ResourceCards({ section: { id, resources }, labels }: Props) {
  if (resources.length === 0) return <EmptyState title={labels.empty}>{labels.emptyText}</EmptyState>;
  return (
    <CardGrid>
      {resources.map(({ name, description, url, type, assistance, country, checked }) => (
        <LinkCard
          key={name}
          name={name}
          description={description}
          badges={[...(id === WITHOUT_TYPES ? [] : [type]), ...(country ? [country] : [])]}
          checked={checked}
          links={[{ label: labels.visit, url }, ...(assistance ? [{ ...assistance, aside: true }] : [])]}
        />
      ))}
    </CardGrid>
  );
}
