import { Card } from '@portal/ui';
import styles from './resources.module.css';
import type { ResourcesStrings } from './resources.schema.ts';
import { Sources } from './sources.tsx';

interface Props {
  readonly strings: Omit<ResourcesStrings['accused'], 'heading' | 'lead'>;
  /** What comes before the sources. */
  readonly label: string;
}

/** What to do when a detector or a teacher says that AI wrote the work. */
export function Accused({ strings: { steps, detectors, before, note, sources }, label }: Props) {
  return (
    <Card as="div">
      <ol className={styles.points}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h5 className={styles.case}>{detectors.heading}</h5>
      <ul className={styles.points}>
        {detectors.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h5 className={styles.case}>{before.heading}</h5>
      <p>{before.text}</p>
      <p>{note}</p>
      <Sources label={label} list={sources} />
    </Card>
  );
}
