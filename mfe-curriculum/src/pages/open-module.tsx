import { Breadcrumb, textLinkClass } from '@portal/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOpenAtFirst } from '../curriculum/open-sections.ts';
import { continuesWith, nextOf, positionOf, previousOf } from '../curriculum/path-order.ts';
import { fragmentOf, type Place, type Step } from '../curriculum/place.ts';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import { curriculum } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { ModuleNotes } from '../notes/module-notes.tsx';
import { AboutModule } from '../reading/about-module.tsx';
import { ComingSoon } from '../reading/coming-soon.tsx';
import { Completion } from '../reading/completion.tsx';
import { ModuleText } from '../reading/module-text.tsx';
import { ReadingHeader } from '../reading/reading-header.tsx';
import { ReadingNavigation } from '../reading/reading-navigation.tsx';
import { ReadingToolbar } from '../reading/reading-toolbar.tsx';
import type { ReadingStep } from '../reading/steps.ts';
import { useTabTitle } from '../reading/use-tab-title.ts';
import { prepare } from './module-list.tsx';
import css from './page.module.css';
import { pageWords as words } from './page-words.ts';

/** The module on the notebook tool names that tool's founders (1-platform.md section 2, "Reading view"). */
const NOTEBOOK_ID = 9;

export type OpenModuleProps = {
  readonly module: Module;
  readonly place: Place;
  readonly achievements: ReturnType<typeof useAchievements>;
};

/** One module in the reading view. Each module gets a view of its own, so nothing of the one before stays. */
export function OpenModule({ module, place, achievements }: OpenModuleProps) {
  const { id, slug, title } = module;
  const [writing, setWriting] = useState(false);
  const notesButton = useRef<HTMLButtonElement>(null);
  useTabTitle(title);

  const position = positionOf(curriculum, module);
  const total = curriculum.path.length;
  const onwards: Step = { openedBy: place.openedBy, cameFrom: position === undefined ? place.cameFrom : slug };
  const stepTo = (other: Module | undefined): ReadingStep | undefined =>
    other && {
      title: other.title,
      to: other.route ?? { hash: fragmentOf(other.slug) },
      state: onwards,
      prepare: () => prepare(other),
    };
  const previous = stepTo(previousOf(curriculum, module));
  const next = stepTo(nextOf(curriculum, module, place.cameFrom));
  const completed = achievements.completed.has(id);

  function stopWriting() {
    setWriting(false);
    notesButton.current?.focus();
  }

  return (
    <article className={css.reading}>
      <Breadcrumb current={title}>
        <Link to={{ hash: '' }} className={textLinkClass}>
          Modules
        </Link>
      </Breadcrumb>
      <ReadingHeader module={module} position={position} total={total}>
        <ReadingToolbar
          bookmarked={achievements.isBookmarked(id)}
          onBookmark={(on) => achievements.setBookmarked(id, on)}
          notesOpen={writing}
          hasNotes={achievements.hasNote(id)}
          onNotes={() => setWriting(!writing)}
          notesRef={notesButton}
          previous={previous}
          next={next}
        />
      </ReadingHeader>
      <ModuleNotes
        note={achievements.noteOf(id)}
        hasNote={achievements.hasNote(id)}
        isOpen={writing}
        onOpen={() => setWriting(true)}
        onClose={stopWriting}
        onSave={(text) => achievements.saveNote(id, text)}
        hint={words.notesHint}
        savedMessage={words.notesSaved}
      />
      {module.words > 0 ? (
        <ModuleText
          text={module.text}
          words={module.words}
          isOpenAtFirst={(section) => isOpenAtFirst(section, place.openedBy)}
          failure={words.loadFailed}
        />
      ) : (
        <ComingSoon {...words.comingSoon} next={next} />
      )}
      <Completion
        completed={completed}
        isMain={module.words > 0}
        onChange={(on) => achievements.setCompleted(id, on)}
        continuesWith={stepTo(continuesWith(curriculum, module))}
      />
      <ReadingNavigation previous={previous} next={next} position={position} total={total} />
      <AboutModule statements={[words.credits, words.aiStatement, ...(id === NOTEBOOK_ID ? [words.notebookFounders] : [])]} />
    </article>
  );
}
