import { type RefObject, useEffect, useRef, useState } from 'react';
import strings from '../../content/page.yaml';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import type { Module } from '../modules/module.ts';
import { moduleAddress } from '../modules/text-address.ts';
import { ModuleNotes } from '../notes/module-notes.tsx';
import { ReadingToolbar } from '../reading/reading-toolbar.tsx';
import type { CurriculumSteps } from './curriculum-steps.ts';
import { Part } from './part.tsx';
import { noteEditor, prepareEditor } from './parts.ts';

export type CurriculumToolsProps = {
  readonly module: Module;
  readonly achievements: ReturnType<typeof useAchievements>;
  readonly steps: Pick<CurriculumSteps, 'previous' | 'next'>;
  /** Where saved notes are shown instead of here, so that they move nothing on a page that was rendered without them. */
  readonly notesPlace?: RefObject<HTMLElement | null>;
};

/** The toolbar of a curriculum module and the visitor's notes on it. */
export function CurriculumTools({ module: { id, slug }, achievements, steps, notesPlace }: CurriculumToolsProps) {
  const [writing, setWriting] = useState(false);
  const notesButton = useRef<HTMLButtonElement>(null);

  const { rememberOpened } = achievements;
  useEffect(() => {
    rememberOpened(id);
    // Only once, when it opens: what another tab opens in the meantime is later.
  }, [id]);

  function stopWriting() {
    setWriting(false);
    notesButton.current?.focus();
  }

  return (
    <>
      <ReadingToolbar
        address={moduleAddress(slug)}
        bookmarked={achievements.isBookmarked(id)}
        onBookmark={(on) => achievements.setBookmarked(id, on)}
        notesOpen={writing}
        hasNotes={achievements.hasNote(id)}
        onNotes={() => setWriting(!writing)}
        onNotesIntent={prepareEditor}
        notesRef={notesButton}
        {...steps}
      />
      <ModuleNotes
        id={id}
        note={achievements.noteOf(id)}
        hasNote={achievements.hasNote(id)}
        isOpen={writing}
        onOpen={() => setWriting(true)}
        onClose={stopWriting}
        onSave={(text) => achievements.saveNote(id, text)}
        editor={(props) => <Part of={noteEditor}>{(NoteEditor) => <NoteEditor {...props} />}</Part>}
        strings={{ hint: strings.notesHint, saved: strings.notesSaved, draft: strings.draft }}
        place={notesPlace}
      />
    </>
  );
}
