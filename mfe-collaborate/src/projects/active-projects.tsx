import { formatCopy } from '@portal/contracts';
import { Button, buttonClass, EmptyState, FilterMenu, SearchBox, VisuallyHidden } from '@portal/ui';
import ListFilter from 'lucide-react/icons/list-filter';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './active-projects.module.css';
import { fieldsOf, findProjects, splitProjects } from './find-projects.ts';
import { ListFailed } from './list-failed.tsx';
import { ProjectCards } from './project-cards.tsx';
import type { ProjectsStrings } from './projects.schema.ts';
import type { ProjectList } from './use-projects.ts';

const SKELETONS = 6;

interface Props {
  readonly list: ProjectList;
  readonly strings: ProjectsStrings;
  /** Id of the heading above it. */
  readonly headingId: string;
}

/** Search, filter and the projects that are not completed; in their place, what is known while they are loading or unavailable. */
export function ActiveProjects({ list, strings: { active: strings, card }, headingId }: Props) {
  const [query, setQuery] = useState('');
  const [field, setField] = useState<string>();
  const results = useRef<HTMLDivElement>(null);
  const focusResults = useCallback(() => results.current?.focus(), []);

  const projects = list.state === 'ready' ? splitProjects(list.projects).active : [];
  const found = findProjects(projects, { query, field });
  const status = statusOf(list, strings, found.length);
  const narrowed = query.trim() !== '' || field !== undefined;

  // A link to one project, from the search, is followed before its card has been rendered.
  const isThere = list.state === 'ready';
  useEffect(() => {
    if (isThere && location.hash.startsWith('#project-'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  function showAll() {
    setQuery('');
    setField(undefined);
    focusResults();
  }

  return (
    <div className={styles.active}>
      <SearchBox label={strings.search} placeholder={strings.placeholder} query={query} onSearch={setQuery}>
        <FilterMenu
          label={strings.filter}
          icon={<ListFilter aria-hidden />}
          heading={strings.filterHeading}
          all={strings.allFields}
          choices={fieldsOf(projects)}
          chosen={field}
          chosenLabel={field && formatCopy(strings.chosen, { field })}
          removeLabel={strings.removeFilter}
          onChoose={setField}
        />
      </SearchBox>
      <p role="status" className={styles.status}>
        {narrowed && found.length > 0 ? status : <VisuallyHidden>{status}</VisuallyHidden>}
      </p>
      <noscript>
        <p>{strings.withoutScripts}</p>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div ref={results} tabIndex={-1} role="group" aria-labelledby={headingId} className={styles.results}>
        {list.state === 'failed' && <ListFailed {...list} strings={strings.failed} onFocusLost={focusResults} />}
        {(list.state === 'loading' || found.length > 0) && <ProjectCards projects={found} places={SKELETONS} strings={card} />}
        {list.state === 'ready' && found.length === 0 && (
          <EmptyState
            title={strings.empty.heading}
            icon={<SearchX />}
            action={
              narrowed ? (
                <Button variant="secondary" onClick={showAll}>
                  {strings.empty.showAll}
                </Button>
              ) : (
                <Link to="/submit" className={buttonClass({ variant: 'secondary' })}>
                  {strings.empty.submit}
                </Link>
              )
            }
          >
            {query.trim() ? formatCopy(strings.empty.withQuery, { query: query.trim() }) : strings.empty.withoutQuery}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function statusOf(list: ProjectList, strings: ProjectsStrings['active'], count: number): string {
  if (list.state === 'loading') return strings.loading;
  if (list.state === 'failed') return list.retrying ? strings.failed.retrying : strings.failed.heading;
  if (count === 0) return strings.empty.heading;
  return count === 1 ? strings.count.one : formatCopy(strings.count.many, { count });
}
