import { EmptyState } from '@portal/ui';
import BookOpen from 'lucide-react/icons/book-open';
import { splitProjects } from './find-projects.ts';
import { ProjectCards } from './project-cards.tsx';
import type { ProjectsStrings } from './projects.schema.ts';
import type { ProjectList } from './use-projects.ts';

const SKELETONS = 2;

/** The completed projects with their ribbons. A problem with the list is reported once, above the active ones. */
export function CompletedProjects({ list, strings }: { readonly list: ProjectList; readonly strings: ProjectsStrings }) {
  if (list.state === 'failed') return <p>{strings.completed.failed}</p>;
  const isLoading = list.state === 'loading';
  const completed = isLoading ? [] : splitProjects(list.projects).completed;
  if (!isLoading && completed.length === 0)
    return (
      <EmptyState title={strings.completed.empty.heading} icon={<BookOpen />}>
        {strings.completed.empty.text}
      </EmptyState>
    );
  return (
    <>
      {isLoading && (
        <noscript>
          <p>{strings.active.withoutScripts}</p>
        </noscript>
      )}
      <ProjectCards projects={completed} places={SKELETONS} strings={strings.card} />
    </>
  );
}
