import { EmptyState } from '@portal/ui';
import BookOpen from 'lucide-react/icons/book-open';
import { splitProjects } from './find-projects.ts';
import { ProjectCards } from './project-cards.tsx';
import type { ProjectsWords } from './projects.schema.ts';
import type { ProjectList } from './use-projects.ts';

const SKELETONS = 2;

/** The completed projects with their ribbons. What went wrong with the list is said once, over the active ones. */
export function CompletedProjects({ list, words }: { readonly list: ProjectList; readonly words: ProjectsWords }) {
  if (list.state === 'failed') return <p>{words.completed.failed}</p>;
  const isLoading = list.state === 'loading';
  const completed = isLoading ? [] : splitProjects(list.projects).completed;
  if (!isLoading && completed.length === 0)
    return (
      <EmptyState title={words.completed.empty.heading} icon={<BookOpen />}>
        {words.completed.empty.text}
      </EmptyState>
    );
  return (
    <>
      {isLoading && (
        <noscript>
          <p>{words.active.withoutScripts}</p>
        </noscript>
      )}
      <ProjectCards projects={completed} places={SKELETONS} words={words.card} />
    </>
  );
}
