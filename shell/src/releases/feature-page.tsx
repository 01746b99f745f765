import type { LiveApp, LiveRoute } from '@portal/contracts';
import { useSyncExternalStore } from 'react';
import { focusHeading } from '../routing/focus-heading.ts';
import { PageBoundary } from './page-boundary.tsx';
import type { LoadedPage, PageLoader } from './page-loader.ts';
import { Unavailable } from './unavailable.tsx';

interface Props {
  readonly app: LiveApp;
  readonly route: LiveRoute;
  readonly loader: PageLoader;
  /** The page's prerendered text, if this page was the first of the visit. It stays readable if nothing else works. */
  readonly stillText?: string;
  /** Reloads the page if another set of releases is live by now. */
  readonly reloadIfOutdated?: () => Promise<void>;
}

/** One page of a feature app inside the frame: from the live release, otherwise from the previous one, otherwise an explanation. */
export function FeaturePage({ app, route, loader, stillText, reloadIfOutdated }: Props) {
  const snapshot = () => loader.current(app, route.page);
  const state = useSyncExternalStore(loader.subscribe, snapshot, snapshot);
  const still = stillText === undefined ? null : <div data-page={app.id} dangerouslySetInnerHTML={{ __html: stillText }} />;
  const meanwhile = still ?? <p role="status">Loading the page…</p>;
  async function retry() {
    const answer = await loader.retry(app, route.page);
    if (!('Page' in answer)) await reloadIfOutdated?.();
    // The button that had the focus was removed with the explanation.
    else if (document.activeElement === document.body) focusHeading();
  }
  async function replace(broken: LoadedPage, firstMount: boolean, hadFocus: boolean) {
    await loader.reportRenderError(app, route.page, broken, firstMount);
    if (hadFocus && document.activeElement === document.body) focusHeading();
  }
  if (!state) return meanwhile;
  if ('Page' in state)
    return (
      <PageBoundary
        key={state.attempt}
        app={app.id}
        instead={meanwhile}
        onRenderError={(firstMount, hadFocus) => void replace(state, firstMount, hadFocus)}
      >
        <state.Page />
      </PageBoundary>
    );
  return (
    <>
      <Unavailable label={app.label} textStays={still !== null} onRetry={retry} />
      {still}
    </>
  );
}
