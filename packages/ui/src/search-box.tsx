import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useRef } from 'react';
import { TextInput } from './controls.tsx';
import css from './search-box.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SearchBoxProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** The filter beside it. */
  readonly children: ReactNode;
};

/** A search box, and what is beside it. */
export function SearchBox({ label, placeholder, query, onSearch, children }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasRead = useRef(false);

  // What was typed before the page was hydrated counts as well.
  useEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    if (input.current?.value) onSearch(input.current.value);
  }, [onSearch]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element yet
    <div role="search" className={css.search} data-print="none">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input inside is one */}
      <label className={css.box}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Search aria-hidden className={css.icon} />
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={css.input}
          placeholder={placeholder}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      {children}
    </div>
  );
}
