import { nextUnfinished } from '../curriculum/going-on.ts';
import { ModuleCard } from '../curriculum/module-card.tsx';
import { ModuleMarks } from '../curriculum/module-marks.tsx';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import { curriculum } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { opening } from './opening.ts';

export type ListedModuleProps = {
  readonly module: Module;
  readonly achievements: ReturnType<typeof useAchievements>;
  /** The module that the visitor is coming back from. */
  readonly last: string | undefined;
};

/** A module's card with what the visitor has done with it. */
export function ListedModule({ module, achievements, last }: ListedModuleProps) {
  const { completed, isBookmarked, setBookmarked, hasNote } = achievements;
  const { id, slug, title } = module;
  return (
    <ModuleCard
      {...opening(module, achievements)}
      module={module}
      action="Click here to start"
      isNext={nextUnfinished(curriculum, completed)?.slug === slug}
      completed={completed.has(id)}
      marks={
        <ModuleMarks
          title={title}
          bookmarked={isBookmarked(id)}
          onBookmark={(on) => setBookmarked(id, on)}
          hasNotes={hasNote(id)}
          completed={completed.has(id)}
        />
      }
      takesFocus={slug === last}
    />
  );
}
