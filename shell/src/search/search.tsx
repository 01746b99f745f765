import { IconButton } from '@portal/ui';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import styles from './search.module.css';
import type { SearchPanelProps } from './search-panel.tsx';

/** Milliseconds until a message says that the search did not load; a search that loads later is still shown. */
const LOAD_TIMEOUT_MS = 10_000;
const FAILED = 'Search could not be loaded. Close this window and try again.';

/**
 * The way to the search, on every page. What it opens is here, so that there is an answer at once; what searches, the library and the
 * index are fetched when the button is reached for the first time (docs/decisions/0032). The
 * modal dialog is the browser's own, a focus trap that gives the focus back.
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
