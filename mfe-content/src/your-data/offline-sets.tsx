import { formatCopy, numberText } from '@portal/contracts';
import { useOffline } from '@portal/shell-api';
import { Button, ProgressBar, VisuallyHidden } from '@portal/ui';
import { useEffect } from 'react';
import styles from './offline-sets.module.css';
import type { YourDataStrings } from './your-data.schema.ts';

const megabytes = (bytes: number) => numberText(Math.max(0.1, bytes / 1e6));

/** What can be kept for offline reading, with its size, its progress, and what is already kept. */
export function OfflineSets({ strings }: { readonly strings: YourDataStrings['pages']['sets'] }) {
  const { isAvailable, kept, progress, problem, offers, askForOffers, keep, remove } = useOffline();
  const ids = kept.join(' ');
  useEffect(() => {
    if (isAvailable) askForOffers();
    // Whenever the kept items change: single pages are listed with their sizes too.
  }, [isAvailable, ids]);
  function stateOf(canKeep: boolean | undefined, count: number | undefined): string | undefined {
    if (canKeep === false) return strings.notHere;
    if (count === undefined) return strings.asking;
    return count === 0 ? strings.failed : undefined;
  }
  return (
    <>
      {/* Always present, because it is part of the prerendered HTML. */}
      <p className={styles.state}>{stateOf(isAvailable, offers?.length)}</p>
      {isAvailable && offers && offers.length > 0 && (
        <ul className={styles.sets}>
          {offers.map(({ id, name, size }) => {
            const isWanted = kept.includes(id);
            const isFetching = progress?.id === id;
            const why = problem?.id === id ? problem.why : undefined;
            return (
              <li key={id} className={styles.set}>
                <p>
                  <strong>{name}</strong>{' '}
                  <span className={styles.size}>
                    {formatCopy(isWanted && !isFetching && !why ? strings.kept : strings.size, { size: megabytes(size) })}
                  </span>
                </p>
                {isFetching && (
                  <ProgressBar
                    label={name}
                    value={progress.done}
                    max={progress.size}
                    valueText={formatCopy(strings.progress, { done: megabytes(progress.done), size: megabytes(progress.size) })}
                  />
                )}
                <p role="status" className={styles.problem}>
                  {why && strings.problems[why]}
                </p>
                <div className={styles.actions}>
                  {(!isWanted || why) && (
                    <Button variant="secondary" onClick={() => keep(id)}>
                      {why ? strings.again : strings.keep} <VisuallyHidden>{name}</VisuallyHidden>
                    </Button>
                  )}
                  {isWanted && (
                    <Button variant="secondary" onClick={() => remove(id)}>
                      {isFetching ? strings.stop : strings.remove} <VisuallyHidden>{name}</VisuallyHidden>
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
