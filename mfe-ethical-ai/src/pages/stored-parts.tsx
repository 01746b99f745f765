import { useEthicalAiCompleted } from '@portal/progress';
import checklistFile from '../../content/checklist.yaml';
import { Checklist } from '../checklist/checklist.tsx';
import { compliancePercent } from '../checklist/checklist-rules.ts';
import type { CompletionStrings } from '../completion/completion.schema.ts';
import { Completion } from '../completion/completion.tsx';
import { useRestoredTheme, useToolkitProgress } from './toolkit-progress.ts';

export const checklist = checklistFile;

/** The checklist as the browser stores it. */
export function StoredChecklist() {
  const { progress, change } = useToolkitProgress();
  useRestoredTheme();
  return (
    <Checklist
      strings={checklist}
      ticks={progress.checklist}
      onChange={(ticks) => change({ checklist: ticks, percentComplete: compliancePercent(ticks) })}
    />
  );
}

/** The completion mark, for the Modules page and for the toolkit. */
export function StoredCompletion({ strings }: { readonly strings: CompletionStrings }) {
  const { completed, set } = useEthicalAiCompleted();
  const { change } = useToolkitProgress();
  return (
    <Completion
      strings={strings}
      completed={completed}
      onChange={(done) => {
        set(done);
        change({ completed: done });
      }}
    />
  );
}
