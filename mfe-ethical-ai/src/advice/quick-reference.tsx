import { Button } from '@portal/ui';
import { useRef } from 'react';
import styles from './quick-reference.module.css';
import type { QuickReferenceStrings } from './quick-reference.schema.ts';

interface Props {
  readonly strings: Omit<QuickReferenceStrings, 'lead'>;
  /** Prints an element without the rest of the page. */
  readonly print: (element: HTMLElement) => void;
}

/** What to do and ask before, during and after using AI: a card that prints on one page. */
export function QuickReference({ strings, print }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const lists = (column: Props['strings']['columns'][number]) =>
    [
      [strings.actions, column.actions],
      [strings.questions, column.questions],
    ] as const;
  return (
    <>
      <div ref={card} className={styles.card}>
        {/* The section's own heading is not printed. */}
        <p data-heading-face className={styles.onPaper}>
          {strings.heading}
        </p>
        {strings.columns.map((column) => (
          <div key={column.title} className={styles.column}>
            <h3>{column.title}</h3>
            {lists(column).map(([title, list]) => (
              <div key={title}>
                <h4 className={styles.title}>{title}</h4>
                <ul className={styles.list}>
                  {list.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.end} data-print="none">
        <p>{strings.tip}</p>
        <Button variant="secondary" onClick={() => card.current && print(card.current)}>
          {strings.print}
        </Button>
      </div>
    </>
  );
}
