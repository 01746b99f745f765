import { Button, Notice } from '@portal/ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Found } from './find-entries.ts';
import styles from './search-panel.module.css';
import { SearchResult } from './search-result.tsx';
import { searchWords as words } from './search-words.ts';
import { useArrival } from './use-arrival.ts';
import { useRemembered } from './use-remembered.ts';
import { useSearchIndex } from './use-search-index.ts';
import { useSettled } from './use-settled.ts';

export interface SearchPanelProps {
  /** Closes the dialog that the panel is in. */
  readonly close: () => void;
}

const NOTHING: Found = { entries: [], all: 0 };

/**
 * The field and its results: a combobox with a listbox, after the ARIA Authoring Practices. The focus stays in the field; the best
 * result is chosen from the beginning, arrow keys choose another, Enter opens it. Options are links, so they open in new tabs as well.
 */
export function SearchPanel({ close }: SearchPanelProps) {
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState(0);
  const { index, retry } = useSearchIndex();
  const remembered = useRemembered();
  const onOpen = useArrival();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const wanted = query.trim();
  const { entries, all } = useMemo(() => (index.is === 'there' && wanted !== '' ? index.find(wanted) : NOTHING), [index, wanted]);
  const state = { loading: words.loading, failed: '', there: stateOf(wanted, entries.length, all) }[index.is];
  const settled = useSettled(wanted === '' && index.is === 'there' ? '' : state);
  const optionId = (at: number) => `${id}-${at}`;

  useEffect(() => {
    // It may have come while the search is still closed; later the dialog itself gives the focus to its first control.
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
        aria-label={words.label}
        placeholder={words.example}
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
      {index.is === 'failed' && (
        <Notice
          tone="caution"
          role="alert"
          title={words.failed.title}
          action={
            <Button
              look="secondary"
              onClick={() => {
                field.current?.focus();
                retry();
              }}
            >
              {words.failed.retry}
            </Button>
          }
        >
          <p>{words.failed.text}</p>
        </Notice>
      )}
      <div ref={list} id={id} role="listbox" aria-label={words.results} className={styles.results} hidden={entries.length === 0}>
        {entries.map((entry, at) => (
          <SearchResult
            key={entry.address}
            id={optionId(at)}
            entry={entry}
            remembered={remembered}
            isChosen={at === chosen}
            onChoose={() => choose(at)}
            onOpen={() => {
              onOpen();
              close();
            }}
          />
        ))}
      </div>
    </div>
  );
}

function stateOf(wanted: string, shown: number, all: number): string {
  if (wanted === '') return words.hint;
  return all === 0 ? words.nothing(wanted) : words.count(shown, all);
}
