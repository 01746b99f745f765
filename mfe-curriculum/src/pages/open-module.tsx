import { Breadcrumb, textLinkClass } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/page.yaml';
import type { Understood } from '../check-yourself/understood.ts';
import { UnderstoodCount } from '../check-yourself/understood-count.tsx';
import { EditLink } from '../curriculum/edit-link.tsx';
import { nextUnfinished } from '../curriculum/going-on.ts';
import { isOpenAtFirst } from '../curriculum/open-sections.ts';
import { continuesWith, nextOf, positionOf, previousOf } from '../curriculum/path-order.ts';
import { fragmentOf, type Place, type Step } from '../curriculum/place.ts';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import { Definitions } from '../glossary/definitions.tsx';
import { answersKey } from '../modules/answers-key.ts';
import { curriculum } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { prepare } from '../modules/prepare.ts';
import { moduleAddress } from '../modules/text-address.ts';
import { ModuleNotes } from '../notes/module-notes.tsx';
import { AboutModule } from '../reading/about-module.tsx';
import { AnswerSheet } from '../reading/answer-sheet.tsx';
import { ComingSoon } from '../reading/coming-soon.tsx';
import { Completion } from '../reading/completion.tsx';
import { ModuleText } from '../reading/module-text.tsx';
import { ReadingHeader } from '../reading/reading-header.tsx';
import { ReadingNavigation } from '../reading/reading-navigation.tsx';
import { ReadingToolbar } from '../reading/reading-toolbar.tsx';
import { SheetHead } from '../reading/sheet-head.tsx';
import type { ReadingStep } from '../reading/steps.ts';
import { useTabTitle } from '../reading/use-tab-title.ts';
import { CheckItems } from './check-items.tsx';
import { viewOfLinked } from './linked-text.ts';
import css from './page.module.css';
import { Part } from './part.tsx';
import { noteEditor, prepareEditor } from './parts.ts';
import { statementsOf } from './statements.ts';

export type OpenModuleProps = {
  readonly module: Module;
  readonly place: Place;
  readonly achievements: ReturnType<typeof useAchievements>;
  /** The fragment of the list that the breadcrumb leads to. */
  readonly back: string;
};

/** One module in the reading view. Each module gets a view of its own, so nothing of the one before stays. */
export function OpenModule({ module, place, achievements, back }: OpenModuleProps) {
  const { id, slug, title } = module;
  const [writing, setWriting] = useState(false);
  const [understood, setUnderstood] = useState<Understood>();
  const notesButton = useRef<HTMLButtonElement>(null);
  useTabTitle(title);

  const { rememberOpened } = achievements;
  useEffect(() => {
    rememberOpened(id);
    // Once, when it opens: what another tab opens meanwhile is later.
  }, [id]);

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
  const follower = nextOf(curriculum, module, place.cameFrom);
  const next = stepTo(follower);
  const completed = achievements.completed.has(id);
  const continuing = position === undefined ? undefined : continuesWith(curriculum, module);
  const nextOnPath = follower?.slug === continuing?.slug ? undefined : follower;
  const unfinished = nextUnfinished(curriculum, achievements.completed, module);

  function stopWriting() {
    setWriting(false);
    notesButton.current?.focus();
  }

  return (
    <article className={css.reading}>
      <SheetHead address={moduleAddress(slug)} />
      <div data-print="none">
        <Breadcrumb current={title}>
          <Link to={{ hash: back }} className={textLinkClass}>
            Modules
          </Link>
        </Breadcrumb>
      </div>
      <ReadingHeader module={module} position={position} total={total}>
        <ReadingToolbar
          bookmarked={achievements.isBookmarked(id)}
          onBookmark={(on) => achievements.setBookmarked(id, on)}
          notesOpen={writing}
          hasNotes={achievements.hasNote(id)}
          onNotes={() => setWriting(!writing)}
          onNotesIntent={prepareEditor}
          notesRef={notesButton}
          previous={previous}
          next={next}
        />
      </ReadingHeader>
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
      />
      {module.words > 0 ? (
        <Definitions>
          <ModuleText
            text={module.text}
            words={module.words}
            isOpenAtFirst={(section) => isOpenAtFirst(section, place.openedBy)}
            addressOf={viewOfLinked}
            failure={strings.loadFailed}
            items={(within) => <CheckItems text={answersKey('curriculum', id)} within={within} onCount={setUnderstood} />}
          />
        </Definitions>
      ) : (
        <ComingSoon {...strings.comingSoon} next={next} />
      )}
      {understood && <UnderstoodCount {...understood} />}
      <Completion
        completed={completed}
        isMain={module.words > 0}
        onChange={(on) => achievements.setCompleted(id, on)}
        continuesWith={stepTo(continuing)}
        nextOnPath={stepTo(nextOnPath)}
        nextUnfinished={stepTo([continuing, nextOnPath].some((offered) => offered?.slug === unfinished?.slug) ? undefined : unfinished)}
      />
      <ReadingNavigation previous={previous} next={next} position={position} total={total} />
      <AboutModule statements={statementsOf(id)}>
        <EditLink file={`mfe-curriculum/content/modules/${slug}.md`} />
      </AboutModule>
      <AnswerSheet text={module.text} />
    </article>
  );
}
