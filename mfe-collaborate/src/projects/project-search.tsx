import { TextInput, VisuallyHidden } from '@portal/ui';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './project-search.module.css';
import type { ProjectsWords } from './projects.schema.ts';

interface Props {
  readonly words: ProjectsWords['active'];
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** The filter beside it. */
  readonly children: ReactNode;
}

/** The search box, and what stands beside it. */
export function ProjectSearch({ words, query, onSearch, children }: Props) {
  const input = useRef<HTMLInputElement>(null);

  // What was typed before this page was taken over counts as well.
  useEffect(() => {
    if (input.current?.value) onSearch(input.current.value);
  }, [onSearch]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element yet
    <div role="search" className={styles.search} data-print="none">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input inside is one */}
      <label className={styles.box}>
        <VisuallyHidden>{words.search}</VisuallyHidden>
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
