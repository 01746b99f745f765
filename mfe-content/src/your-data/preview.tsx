import { formatCopy } from '@portal/contracts';
import { type DataFile, differencesBetween, merged, replaced, type StoredTexts } from '@portal/progress/data-file';
import { Button, Card, Radio } from '@portal/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Differences } from './differences.tsx';
import styles from './preview.module.css';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings;
  /** Name of the file. */
  readonly name: string;
  readonly file: DataFile;
  readonly now: StoredTexts;
  readonly onCancel: () => void;
  readonly onApply: (what: 'merged' | 'replaced', next: (now: StoredTexts) => StoredTexts) => void;
}

const WAYS = { merge: { next: merged, what: 'merged' }, replace: { next: replaced, what: 'replaced' } } as const;

/** What a file would change, with either choice. */
export function Preview({ strings: { bring, kinds }, name, file, now, onCancel, onApply }: Props) {
  const [way, setWay] = useState<keyof typeof WAYS>('merge');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { next, what } = WAYS[way];
  const differences = useMemo(() => differencesBetween(now, next(now, file.texts)), [now, next, file]);

  // Each file is announced anew.
  useEffect(() => heading.current?.focus(), [file]);

  return (
    <Card as="section" aria-labelledby={id} className={styles.preview}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {bring.preview}
      </h3>
      <p className={styles.from}>
        {formatCopy(bring.from, { file: name })} {file.madeAt && formatCopy(bring.madeAt, { date: inWords(file.madeAt) })}
      </p>
      <fieldset className={styles.ways}>
        <legend>{bring.choice}</legend>
        {(['merge', 'replace'] as const).map((each) => (
          <Radio
            key={each}
            name={`${id}-way`}
            checked={way === each}
            onChange={() => setWay(each)}
            label={
              <>
                <span className={styles.way}>{bring[each].label}</span>
                <span className={styles.wayText}>{bring[each].text}</span>
              </>
            }
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {differences.length === 0 ? <p>{bring.same}</p> : <Differences strings={bring} kinds={kinds} differences={differences} />}
      </div>
      <div className={styles.actions}>
        {differences.length > 0 && <Button onClick={() => onApply(what, (before) => next(before, file.texts))}>{bring[way].button}</Button>}
        <Button variant="secondary" onClick={onCancel}>
          {bring.cancel}
        </Button>
      </div>
    </Card>
  );
}

const inWords = (day: Date): string => day.toLocaleDateString('en-US', { dateStyle: 'long' });
