import { CardGrid } from './card-grid.tsx';
import { LinkCard } from './link-card.tsx';
import type { MedicalStrings } from './medical.schema.ts';

interface Props<Part extends keyof MedicalStrings> {
  readonly part: MedicalStrings[Part];
  readonly labels: MedicalStrings['labels'];
}

const linkTo = (url: string | undefined, label: string) => (url ? [{ label, url }] : []);

/** Apps, websites and calculators. */
export function MedicalApps({ part, labels }: Props<'apps'>) {
  return (
    <CardGrid>
      {part.list.map(({ name, description, category, url, checked }) => (
        <LinkCard
          key={name}
          name={name}
          description={description}
          badges={[category]}
          links={linkTo(url, labels.visit)}
          checked={checked}
        />
      ))}
    </CardGrid>
  );
}

/** Communication platforms, or items on documentation. "The button is disabled and reads 'Coming Soon' when an item has no url." */
export function MedicalItems({ part, labels }: Props<'communication' | 'documentation'>) {
  return (
    <CardGrid>
      {part.list.map(({ name, description, type, url, checked }) => (
        <LinkCard
          key={name}
          name={name}
          description={description}
          badges={[type]}
          checked={checked}
          links={linkTo(url, labels.visit)}
          noLink={labels.comingSoon}
        />
      ))}
    </CardGrid>
  );
}

/** Surgical videos with length and level; samples have no link. */
export function SurgicalVideos({ part, labels }: Props<'videos'>) {
  return (
    <CardGrid>
      {part.list.map(({ name, description, duration, level, url, checked }) => (
        <LinkCard
          key={name}
          name={name}
          description={description}
          checked={checked}
          facts={[
            [labels.duration, duration],
            [labels.level, level],
          ]}
          links={linkTo(url, labels.visitSite)}
          noLink={labels.comingSoon}
        />
      ))}
    </CardGrid>
  );
}

/** The steps of the exam. "Each step holds a list of resources that is never displayed." */
export function UsmleSteps({ part, labels }: Props<'usmle'>) {
  return (
    <CardGrid>
      {part.steps.map(({ step }) => (
        <LinkCard key={step} name={step} description={part.text} links={[]} noLink={labels.comingSoon} />
      ))}
    </CardGrid>
  );
}
