import { formatCopy, numberText } from '@portal/contracts';
import { itemsOf, type StoredKind, storedKinds } from '@portal/progress/data-file';
import { Collapsible, Notice } from '@portal/ui';
import { bytesOf, countOf } from './fill.ts';
import styles from './stored-list.module.css';
import { useStoredAndSteps } from './stored-provider.tsx';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings['kept'];
  readonly kinds: YourDataStrings['kinds'];
}

/**
 * What the browser stores: one sentence, with every kind of item and its size folded below. The space for the sentence is reserved in
 * advance, so nothing moves.
 */
export function StoredList({ strings, kinds }: Props) {
  const { stored } = useStoredAndSteps();
  const items = stored && itemsOf(stored.texts);
  const amount = (kind: StoredKind): string => {
    if (!items) return strings.unknown;
    return items[kind].size === 0 ? strings.none : countOf(kinds[kind], items[kind].size);
  };
  const isNone = (kind: StoredKind): boolean => !items || items[kind].size === 0;
  // For short-lived entries, the amount is of no interest.
  const kept = storedKinds.filter((kind) => kind !== 'passing' && !isNone(kind)).map((kind) => `${kinds[kind].name} (${amount(kind)})`);
  return (
    <>
      <p className={styles.summary}>{items ? kept.join(', ') || strings.nothing : strings.unknown}</p>
      <Collapsible heading={strings.kinds}>
        <dl className={styles.list}>
          {storedKinds.map((kind) => (
            <div key={kind} className={styles.row}>
              <dt className={styles.name}>{kinds[kind].name}</dt>
              <dd className={`${styles.amount} ${isNone(kind) ? styles.none : ''}`}>{amount(kind)}</dd>
              <dd className={styles.text}>{kinds[kind].text}</dd>
            </div>
          ))}
        </dl>
      </Collapsible>
      <p className={styles.size}>
        {stored ? formatCopy(strings.size, { size: numberText(bytesOf(stored.texts) / 1000) }) : strings.unknown}
      </p>
      <noscript>
        <p>{strings.withoutScripts}</p>
      </noscript>
      {stored?.isBlocked && (
        <Notice tone="caution" className={styles.blocked}>
          <p>{strings.blocked}</p>
        </Notice>
      )}
    </>
  );
}
