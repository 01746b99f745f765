import { IconButton } from '@portal/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import CircleCheck from 'lucide-react/icons/circle-check';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ReactElement } from 'react';
import css from './module-marks.module.css';

export type ModuleMarksProps = {
  readonly title: string;
  readonly bookmarked: boolean;
  readonly onBookmark: (on: boolean) => void;
  readonly hasNotes: boolean;
  readonly completed: boolean;
};

/**
 * Three icons that are always present, so that nothing moves; filled and named when set (3-decisions.md, "Icons on a card"). The first is a
 * button.
 */
export function ModuleMarks({ title, bookmarked, onBookmark, hasNotes, completed }: ModuleMarksProps) {
  return (
    <span className={css.marks}>
      <IconButton
        label={`Bookmark ${title}`}
        pressed={bookmarked}
        icon={<Bookmark aria-hidden />}
        className={`${css.mark} ${css.bookmark} ${bookmarked ? css.on : ''}`}
        onClick={() => onBookmark(!bookmarked)}
      />
      <Mark name="Has notes" on={hasNotes} icon={<StickyNote aria-hidden />} />
      <Mark name="Completed" on={completed} icon={<CircleCheck aria-hidden />} />
    </span>
  );
}

function Mark({ name, on, icon }: { readonly name: string; readonly on: boolean; readonly icon: ReactElement }) {
  if (!on) return <span className={css.mark}>{icon}</span>;
  return (
    <span role="img" aria-label={name} className={`${css.mark} ${css.on}`}>
      {icon}
    </span>
  );
}
