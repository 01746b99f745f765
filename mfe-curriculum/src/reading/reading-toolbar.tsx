import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import StickyNote from 'lucide-react/icons/sticky-note';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyLink } from './copy-link.ts';
import { KeepOffline } from './keep-offline.tsx';
import css from './reading-toolbar.module.css';
import type { ReadingStep } from './steps.ts';
import { Tool } from './tool.tsx';

type OfCurriculum = {
  readonly bookmarked: boolean;
  readonly onBookmark: (on: boolean) => void;
  readonly notesOpen: boolean;
  readonly hasNotes: boolean;
  readonly onNotes: () => void;
  /** The visitor is about to open the notes. */
  readonly onNotesIntent: () => void;
  /** The button that opens the notes, so that the focus can be returned to it. */
  readonly notesRef: Ref<HTMLButtonElement>;
};

export type ReadingToolbarProps = {
  /** Path of the text's own page, which "Copy link" copies. */
  readonly address: string;
  readonly previous: ReadingStep | undefined;
  readonly next: ReadingStep | undefined;
} & (OfCurriculum | { readonly [Name in keyof OfCurriculum]?: undefined });

/** What can be done with a module while reading it. Bookmarks and notes are only for the curriculum. */
export function ReadingToolbar(props: ReadingToolbarProps) {
  const { address, previous, next } = props;
  const navigate = useNavigate();
  const take = ({ to, state, prepare }: ReadingStep) => ({
    onClick: () => void navigate(to, { state }),
    onPointerEnter: prepare,
    onFocus: prepare,
  });
  return (
    <div className={css.place}>
      <div className={css.toolbar}>
        {props.onBookmark && (
          <>
            <Tool
              name={props.bookmarked ? 'Remove bookmark' : 'Bookmark this module'}
              word="Bookmark"
              icon={<Bookmark aria-hidden className={props.bookmarked ? css.set : undefined} />}
              onClick={() => props.onBookmark(!props.bookmarked)}
            />
            <Tool
              ref={props.notesRef}
              name={props.notesOpen ? 'Close notes editor' : 'Add personal notes'}
              word="Notes"
              icon={props.notesOpen ? <X aria-hidden /> : <StickyNote aria-hidden className={props.hasNotes ? css.set : undefined} />}
              onClick={props.onNotes}
              onPointerEnter={props.onNotesIntent}
              onFocus={props.onNotesIntent}
            />
          </>
        )}
        <Tool name="Copy link" word="Link" icon={<LinkIcon aria-hidden />} onClick={() => void copyLink(address)} />
        <Tool name="Print this module" word="Print" icon={<Printer aria-hidden />} onClick={() => window.print()} />
        <KeepOffline address={address} />
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
