import { Button, Tooltip } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import StickyNote from 'lucide-react/icons/sticky-note';
import X from 'lucide-react/icons/x';
import type { ComponentProps, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import css from './reading-toolbar.module.css';
import type { ReadingStep } from './steps.ts';

export type ReadingToolbarProps = {
  readonly bookmarked: boolean;
  readonly onBookmark: (on: boolean) => void;
  readonly notesOpen: boolean;
  readonly hasNotes: boolean;
  readonly onNotes: () => void;
  /** The visitor is about to open the notes. */
  readonly onNotesIntent: () => void;
  /** The button that opens the notes, for whoever has to give the focus back. */
  readonly notesRef: Ref<HTMLButtonElement>;
  readonly previous: ReadingStep | undefined;
  readonly next: ReadingStep | undefined;
};

/** What can be done with a module while reading it. */
export function ReadingToolbar(props: ReadingToolbarProps) {
  const { bookmarked, onBookmark, notesOpen, hasNotes, onNotes, onNotesIntent, notesRef, previous, next } = props;
  const navigate = useNavigate();
  const take = ({ to, state, prepare }: ReadingStep) => ({
    onClick: () => void navigate(to, { state }),
    onPointerEnter: prepare,
    onFocus: prepare,
  });
  return (
    <div className={css.place}>
      <div className={css.toolbar}>
        <Tool
          name={bookmarked ? 'Remove bookmark' : 'Bookmark this module'}
          word="Bookmark"
          icon={<Bookmark aria-hidden className={bookmarked ? css.set : undefined} />}
          onClick={() => onBookmark(!bookmarked)}
        />
        <Tool
          ref={notesRef}
          name={notesOpen ? 'Close notes editor' : 'Add personal notes'}
          word="Notes"
          icon={notesOpen ? <X aria-hidden /> : <StickyNote aria-hidden className={hasNotes ? css.set : undefined} />}
          onClick={onNotes}
          onPointerEnter={onNotesIntent}
          onFocus={onNotesIntent}
        />
        {previous && (
          <Tool
            name={`Previous: ${previous.title}`}
            word="Previous"
            icon={<ArrowLeft aria-hidden className={css.arrow} />}
            {...take(previous)}
          />
        )}
        {next && (
          <Tool name={`Next: ${next.title}`} word="Next" iconEnd={<ArrowRight aria-hidden className={css.arrow} />} {...take(next)} />
        )}
      </div>
    </div>
  );
}

type ToolProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  /** What it does now: its accessible name, shown as a tooltip. */
  readonly name: string;
  /** The part of the name that is always in sight, because nothing rests on a button on touch. */
  readonly word: string;
};

function Tool({ name, word, ...rest }: ToolProps) {
  return (
    <Tooltip text={name}>
      <Button {...rest} variant="secondary" aria-label={name} className={css.tool}>
        {word}
      </Button>
    </Tooltip>
  );
}
