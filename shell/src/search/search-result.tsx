import type { IndexedEntry } from '@portal/contracts';
import { Badge } from '@portal/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { type ModuleProgress, marksOf } from './marks.ts';
import { searchCopy as copy } from './search-copy.ts';
import styles from './search-panel.module.css';

interface Props {
  readonly id: string;
  readonly entry: IndexedEntry;
  readonly progress: ModuleProgress;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
}

/** One result: its name, its kind, what the visitor has done with it, and a sentence. */
export function SearchResult({ id, entry, progress, isChosen, onChoose, onOpen }: Props) {
  const { completed, bookmarked } = marksOf(entry, progress);
  const kind = copy.kindOf(entry);
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      to={entry.address}
      className={styles.result}
      onPointerMove={() => isChosen || onChoose()}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      // Opening a new tab does not leave this page.
      onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => metaKey || ctrlKey || shiftKey || altKey || onOpen()}
    >
      <strong>{entry.title}</strong>{' '}
      <span className={styles.marks}>
        {kind && <Badge>{kind}</Badge>}{' '}
        {completed && (
          <Badge tone="achieved" icon={<Check aria-hidden />}>
            {copy.completed}
          </Badge>
        )}{' '}
        {bookmarked && (
          <Badge tone="primary" icon={<Bookmark aria-hidden />}>
            {copy.bookmarked}
          </Badge>
        )}
      </span>{' '}
      <span className={styles.text}>{entry.text}</span>
    </Link>
  );
}
