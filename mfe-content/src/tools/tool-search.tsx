import { TextInput, VisuallyHidden } from '@portal/ui';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tool-search.module.css';
import type { ToolsPageWords } from './tools-page.schema.ts';

interface Props {
  readonly words: ToolsPageWords['search'];
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** The filter beside it. */
  readonly children: ReactNode;
}

/** The search box, and what stands beside it. */
export function ToolSearch({ words, query, onSearch, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const heard = useRef(false);

  // What was typed before the page worked counts as well.
  useEffect(() => {
    if (heard.current) return;
    heard.current = true;
    if (input.current?.value) onSearch(input.current.value);
  }, [onSearch]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element yet
    <div role="search" className={styles.search} data-print="none">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input inside is one */}
      <label className={styles.box}>
        <VisuallyHidden>{words.label}</VisuallyHidden>
        <Search aria-hidden className={styles.icon} />
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      {children}
    </div>
  );
}
