import { IconButton } from '@portal/ui';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import styles from './search.module.css';
import type { SearchPanelProps } from './search-panel.tsx';

/** Milliseconds until a message says that the search has not loaded; if it loads later, it is still shown. */
const LOAD_TIMEOUT_MS = 10_000;
const FAILED = 'Search could not be loaded. Close this window and try again.';

/**
 * The search button, on every page. Its dialog is part of the page, so that it opens at once; the code, the library and the index are
 * fetched when the button is first reached (docs/decisions/0032). The modal dialog is the browser's own: it traps the focus and gives it back.
 */
export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [status, setStatus] = useState('');

  function load() {
    setStatus('Loading …');
    const timer = setTimeout(setStatus, LOAD_TIMEOUT_MS, FAILED);
    import(/* webpackChunkName: "search" */ './search-panel.tsx')
      .then(
        (module) => setPanel(() => module.SearchPanel),
        () => setStatus(FAILED),
      )
      .finally(() => clearTimeout(timer));
  }
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onFocus={load}
        onClick={() => {
          load();
          dialog.current?.showModal();
        }}
      >
        <SearchIcon aria-hidden />
        <span>Search</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog; this is the click beside it */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search"
        onClick={(event: MouseEvent) => event.target === dialog.current && close()}
      >
        {Panel ? <Panel close={close} /> : <p role="status">{status}</p>}
        <IconButton className={styles.close} label="Close" icon={<X aria-hidden />} onClick={close} />
      </dialog>
    </>
  );
}
