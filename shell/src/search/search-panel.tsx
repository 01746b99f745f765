import { Button, Notice } from '@portal/ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Found } from './find-entries.ts';
import { searchCopy as copy } from './search-copy.ts';
import styles from './search-panel.module.css';
import { SearchResult } from './search-result.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useModuleProgress } from './use-module-progress.ts';
import { useSearchIndex } from './use-search-index.ts';

export interface SearchPanelProps {
  /** Closes the dialog that the panel is in. */
  readonly close: () => void;
}

const NOTHING: Found = { entries: [], all: 0 };

/**
 * The field and its results: a combobox with a listbox, according to the ARIA Authoring Practices. The focus stays in the field; the best
 * result is selected from the beginning, arrow keys select another, and Enter opens it. Options are links, so they can also be opened in
 * new tabs.
 */
export function SearchPanel({ close }: SearchPanelProps) {
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState(0);
  const { index: searchIndex, retry } = useSearchIndex();
  const progress = useModuleProgress();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const wanted = query.trim();
  const { entries, all } = useMemo(
    () => (searchIndex.is === 'there' && wanted !== '' ? searchIndex.find(wanted) : NOTHING),
    [searchIndex, wanted],
  );
  const state = { loading: copy.loading, failed: '', there: stateOf(wanted, entries.length, all) }[searchIndex.is];
  const settled = useDebouncedValue(wanted === '' && searchIndex.is === 'there' ? '' : state);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    // It may have arrived while the search was still closed; later, the dialog itself gives the focus to its first control.
    if (field.current?.closest('dialog')?.open) field.current.focus();
  }, []);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, entries]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: entries.length - 1 };
    const step = steps[event.key];
    if (step !== undefined) choose((chosen + step) % entries.length);
    else if (event.key === 'Enter') document.getElementById(optionId(chosen))?.click();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.panel}>
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={copy.label}
        placeholder={copy.example}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-describedby={wanted === '' ? `${id}-state` : undefined}
        aria-activedescendant={entries.length > 0 ? optionId(chosen) : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          choose(0);
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      {state && (
        <p id={`${id}-state`} className={styles.state} aria-hidden>
          {state}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {settled}
      </p>
      {searchIndex.is === 'failed' && (
        <Notice
          tone="caution"
          role="alert"
          title={copy.failed.title}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                field.current?.focus();
                retry();
              }}
            >
              {copy.failed.retry}
            </Button>
          }
        >
          <p>{copy.failed.text}</p>
        </Notice>
      )}
      {searchIndex.is === 'there' && wanted !== '' && all === 0 && (
        <ul className={styles.instead}>
          {copy.instead.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div ref={list} id={id} role="listbox" aria-label={copy.results} className={styles.results} hidden={entries.length === 0}>
        {entries.map((entry, index) => (
          <SearchResult
            key={entry.address}
            id={optionId(index)}
            entry={entry}
            progress={progress}
            isChosen={index === chosen}
            onChoose={() => choose(index)}
            onOpen={close}
          />
        ))}
      </div>
    </div>
  );
}

function stateOf(wanted: string, shown: number, all: number): string {
  if (wanted === '') return copy.hint;
  return all === 0 ? copy.nothing(wanted) : copy.count(shown, all);
}
