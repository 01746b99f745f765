import type { useAchievements } from '../curriculum/use-achievements.ts';
import type { Module } from '../modules/module.ts';
import { Completion } from '../reading/completion.tsx';
import type { CurriculumSteps } from './curriculum-steps.ts';

export type CurriculumCompletionProps = {
  readonly module: Module;
  readonly achievements: ReturnType<typeof useAchievements>;
  readonly steps: CurriculumSteps;
};

/** Marking a curriculum module as completed, and the links to continue. */
export function CurriculumCompletion({ module: { id, words }, achievements, steps }: CurriculumCompletionProps) {
  return (
    <Completion
      completed={achievements.completed.has(id)}
      isMain={words > 0}
      onChange={(on) => achievements.setCompleted(id, on)}
      continuesWith={steps.continuesWith}
      nextOnPath={steps.nextOnPath}
      nextUnfinished={steps.nextUnfinished}
    />
  );
}
