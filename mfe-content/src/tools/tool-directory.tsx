import { formatCopy } from '@portal/contracts';
import { Button, EmptyState, FilterMenu, SearchBox, VisuallyHidden } from '@portal/ui';
import SearchX from 'lucide-react/icons/search-x';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef } from 'react';
import { categoriesOf, findTools, type SearchFilters } from './find-tools.ts';
import { type LinkCheckedType, ToolCards } from './tool-cards.tsx';
import styles from './tool-directory.module.css';
import type { Tool } from './tools.schema.ts';
import type { ToolsPageStrings } from './tools-page.schema.ts';
import { useSearchFilters } from './use-search-filters.ts';

interface Props {
  readonly tools: readonly Tool[];
  readonly strings: ToolsPageStrings;
  readonly LinkChecked: LinkCheckedType;
}

/** Search, filter and the matching tools (1-platform.md section 2, "AI Tools and Data Pools Directory"). */
export function ToolDirectory({ tools, strings, LinkChecked }: Props) {
  const categories = categoriesOf(tools);
  const { filters, setQuery, setCategory, showAll } = useSearchFilters(categories);
  const results = useRef<HTMLDivElement>(null);
  const found = findTools(tools, filters);
  const query = filters.query.trim();
  const status = statusOf(strings.search, filters, found.length);
  return (
    <div className={styles.directory}>
      <SearchBox label={strings.search.label} placeholder={strings.search.placeholder} query={filters.query} onSearch={setQuery}>
        <FilterMenu
          label={strings.search.filter}
          icon={<SlidersHorizontal aria-hidden />}
          heading={strings.search.filterHeading}
          all={strings.search.all}
          choices={categories}
          chosen={filters.category}
          chosenLabel={filters.category && formatCopy(strings.search.chosen, { category: filters.category })}
          removeLabel={strings.search.remove}
          onChoose={setCategory}
        />
      </SearchBox>
      {/* The line is visible "only when a query is typed"; the result of choosing a category is announced in any case. */}
      <p role="status" className={styles.status}>
        {query ? status : <VisuallyHidden>{status}</VisuallyHidden>}
      </p>
      <noscript>
        <p>{strings.search.withoutScripts}</p>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div ref={results} tabIndex={-1} role="group" aria-label={strings.head.heading} className={styles.results}>
        {found.length === 0 && (
          <EmptyState
            level={2}
            title={strings.empty.heading}
            icon={<SearchX />}
            action={
              (query || filters.category) && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    showAll();
                    results.current?.focus();
                  }}
                >
                  {strings.empty.showAll}
                </Button>
              )
            }
          >
            {query ? formatCopy(strings.empty.withQuery, { query }) : strings.empty.withoutQuery}
          </EmptyState>
        )}
        <ToolCards tools={found} strings={strings} LinkChecked={LinkChecked} />
      </div>
    </div>
  );
}

function statusOf(strings: ToolsPageStrings['search'], { query, category }: SearchFilters, count: number): string {
  const text = query.trim();
  if (text) return formatCopy(strings.count, { count, query: text });
  return category ? formatCopy(strings.categoryCount, { count, category }) : '';
}
