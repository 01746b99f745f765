import type { IndexedEntry } from '@portal/contracts';
import { Badge } from '@portal/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { marksOf, type Remembered } from './marks.ts';
import styles from './search-panel.module.css';
import { searchWords as words } from './search-words.ts';

interface Props {
  readonly id: string;
  readonly entry: IndexedEntry;
  readonly remembered: Remembered;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
}

/** One result: what it is called, what it is, what the visitor has done with it, and a sentence. */
export function SearchResult({ id, entry, remembered, isChosen, onChoose, onOpen }: Props) {
  const { completed, bookmarked } = marksOf(entry, remembered);
  const kind = words.kindOf(entry);
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
      // A new tab is no way away from here.
      onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => metaKey || ctrlKey || shiftKey || altKey || onOpen()}
    >
      <strong>{entry.title}</strong>{' '}
      <span className={styles.marks}>
        {kind && <Badge>{kind}</Badge>}{' '}
        {completed && (
          <Badge tone="achieved" icon={<Check aria-hidden />}>
            {words.completed}
          </Badge>
        )}{' '}
        {bookmarked && (
          <Badge tone="primary" icon={<Bookmark aria-hidden />}>
            {words.bookmarked}
          </Badge>
        )}
      </span>{' '}
      <span className={styles.text}>{entry.text}</span>
    </Link>
  );
}
