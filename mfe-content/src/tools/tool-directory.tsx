import { Button, EmptyState, FilterMenu, formatCopy, SearchBox, VisuallyHidden } from '@portal/ui';
import SearchX from 'lucide-react/icons/search-x';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef } from 'react';
import { categoriesOf, findTools, type Wanted } from './find-tools.ts';
import { ToolCards } from './tool-cards.tsx';
import styles from './tool-directory.module.css';
import type { Tool } from './tools.schema.ts';
import type { ToolsPageWords } from './tools-page.schema.ts';
import { useWanted } from './use-wanted.ts';

interface Props {
  readonly tools: readonly Tool[];
  readonly words: ToolsPageWords;
}

/** Search, filter and the tools that fit (1-platform.md section 2, "AI Tools and Data Pools Directory"). */
export function ToolDirectory({ tools, words }: Props) {
  const categories = categoriesOf(tools);
  const { wanted, setQuery, setCategory, showAll } = useWanted(categories);
  const results = useRef<HTMLDivElement>(null);
  const found = findTools(tools, wanted);
  const query = wanted.query.trim();
  const status = statusOf(words.search, wanted, found.length);
  return (
    <div className={styles.directory}>
      <SearchBox label={words.search.label} placeholder={words.search.placeholder} query={wanted.query} onSearch={setQuery}>
        <FilterMenu
          label={words.search.filter}
          icon={<SlidersHorizontal aria-hidden />}
          heading={words.search.filterHeading}
          all={words.search.all}
          choices={categories}
          chosen={wanted.category}
          chosenLabel={wanted.category && formatCopy(words.search.chosen, { category: wanted.category })}
          removeLabel={words.search.remove}
          onChoose={setCategory}
        />
      </SearchBox>
      {/* The line is seen "only when a query is typed"; that a category narrows the list is said all the same. */}
      <p role="status" className={styles.status}>
        {query ? status : <VisuallyHidden>{status}</VisuallyHidden>}
      </p>
      <noscript>
        <p>{words.search.withoutScripts}</p>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div ref={results} tabIndex={-1} role="group" aria-label={words.head.heading} className={styles.results}>
        {found.length === 0 && (
          <EmptyState
            level={2}
            title={words.empty.heading}
            icon={<SearchX />}
            action={
              (query || wanted.category) && (
                <Button
                  look="secondary"
                  onClick={() => {
                    showAll();
                    results.current?.focus();
                  }}
                >
                  {words.empty.showAll}
                </Button>
              )
            }
          >
            {query ? formatCopy(words.empty.withQuery, { query }) : words.empty.withoutQuery}
          </EmptyState>
        )}
        <ToolCards tools={found} words={words} />
      </div>
    </div>
  );
}

function statusOf(words: ToolsPageWords['search'], { query, category }: Wanted, count: number): string {
  const text = query.trim();
  if (text) return formatCopy(words.count, { count, query: text });
  return category ? formatCopy(words.categoryCount, { count, category }) : '';
}
