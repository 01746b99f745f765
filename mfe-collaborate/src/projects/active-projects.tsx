import { Button, buttonClass, EmptyState, FilterMenu, formatCopy, SearchBox, VisuallyHidden } from '@portal/ui';
import ListFilter from 'lucide-react/icons/list-filter';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './active-projects.module.css';
import { fieldsOf, findProjects, splitProjects } from './find-projects.ts';
import { ListFailed } from './list-failed.tsx';
import { ProjectCards } from './project-cards.tsx';
import type { ProjectsWords } from './projects.schema.ts';
import type { ProjectList } from './use-projects.ts';

const SKELETONS = 6;

interface Props {
  readonly list: ProjectList;
  readonly words: ProjectsWords;
  /** Id of the heading over it. */
  readonly headingId: string;
}

/** Search, filter and the projects that are not completed; in their place what is known while they are on their way or not to be had. */
export function ActiveProjects({ list, words: { active: words, card }, headingId }: Props) {
  const [query, setQuery] = useState('');
  const [field, setField] = useState<string>();
  const results = useRef<HTMLDivElement>(null);
  const focusResults = useCallback(() => results.current?.focus(), []);

  const projects = list.state === 'ready' ? splitProjects(list.projects).active : [];
  const found = findProjects(projects, { query, field });
  const status = statusOf(list, words, found.length);
  const narrowed = query.trim() !== '' || field !== undefined;

  function showAll() {
    setQuery('');
    setField(undefined);
    focusResults();
  }

  return (
    <div className={styles.active}>
      <SearchBox label={words.search} placeholder={words.placeholder} query={query} onSearch={setQuery}>
        <FilterMenu
          label={words.filter}
          icon={<ListFilter aria-hidden />}
          heading={words.filterHeading}
          all={words.allFields}
          choices={fieldsOf(projects)}
          chosen={field}
          chosenLabel={field && formatCopy(words.chosen, { field })}
          removeLabel={words.removeFilter}
          onChoose={setField}
        />
      </SearchBox>
      <p role="status" className={styles.status}>
        {narrowed && found.length > 0 ? status : <VisuallyHidden>{status}</VisuallyHidden>}
      </p>
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div ref={results} tabIndex={-1} role="group" aria-labelledby={headingId} className={styles.results}>
        {list.state === 'failed' && <ListFailed {...list} words={words.failed} onFocusLost={focusResults} />}
        {(list.state === 'loading' || found.length > 0) && <ProjectCards projects={found} places={SKELETONS} words={card} />}
        {list.state === 'ready' && found.length === 0 && (
          <EmptyState
            title={words.empty.heading}
            icon={<SearchX />}
            action={
              narrowed ? (
                <Button look="secondary" onClick={showAll}>
                  {words.empty.showAll}
                </Button>
              ) : (
                <Link to="/submit" className={buttonClass({ look: 'secondary' })}>
                  {words.empty.submit}
                </Link>
              )
            }
          >
            {query.trim() ? formatCopy(words.empty.withQuery, { query: query.trim() }) : words.empty.withoutQuery}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function statusOf(list: ProjectList, words: ProjectsWords['active'], count: number): string {
  if (list.state === 'loading') return words.loading;
  if (list.state === 'failed') return list.retrying ? words.failed.retrying : words.failed.heading;
  if (count === 0) return words.empty.heading;
  return count === 1 ? words.count.one : formatCopy(words.count.many, { count });
}
