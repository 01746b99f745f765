import type { LedgerEntry } from '@portal/contracts';
import { pagesToOpen } from '../preflight/run-preflight-checks.ts';
import { SHELL } from '../rules/names.ts';
import type { Store } from '../store/store.ts';
import type { Opened, Opener, PageView } from './page-view.ts';
import { formerPage, type Subject } from './subjects.ts';

/** A time-out counts only where the controls took no longer than this, in ms: half of what the shell gives a release to load. */
const QUICK_MS = 5000;

/** What came of the controls: what passed, or why the failure does not count. */
export type Controls = { readonly passed: string } | { readonly why: string };

/**
 * Opens what has to work for a failure to be the release's own: the page of the former release, and a page of another app, both
 * through the same web server. For the shell, which is around every page, the page of another app is a former one too.
 */
export async function openControls(
  { store, entry, opener }: { readonly store: Store; readonly entry: LedgerEntry; readonly opener: Opener },
  subject: Subject,
  failed: { readonly view: PageView; readonly isSlow: boolean },
): Promise<Controls> {
  const { view, isSlow } = failed;
  const former = formerPage(store, entry, view.app, view.address);
  if (!former) return { why: 'the page before it is gone, so there is nothing to compare with' };
  const ofFormer = await opener.open(former);
  const what = `${former.address} of ${subject.app === SHELL ? `shell ${subject.former}` : `${former.app} ${former.version}`}`;
  if (!ofFormer.works) return { why: `so did ${what} (${ofFormer.how})` };
  let last = '';
  for (const other of otherPages(store, entry, subject, view.app)) {
    const opened: Opened = await opener.open(other);
    if (opened.works) {
      const slowest = Math.max(ofFormer.milliseconds, opened.milliseconds);
      if (isSlow && slowest > QUICK_MS)
        return { why: `the machine is slow right now: a page that works took ${Math.round(slowest / 1000)} s` };
      return { passed: `${what} and ${other.address} of ${other.app} work` };
    }
    last = `so did ${other.address} of ${other.app} (${opened.how})`;
    // Where one has waited in vain, another would.
    if (opened.isSlow) break;
  }
  return { why: last || 'there is no other app to compare with' };
}

/** A page of each other app, those first that did not change in the entry. */
function otherPages(store: Store, entry: LedgerEntry, subject: Subject, app: string): PageView[] {
  const live = store.head()?.live ?? {};
  const isChanged = (each: string) => entry.steps.some((step) => step.app === each);
  return Object.keys(live)
    .filter((each) => each !== SHELL && each !== app)
    .sort((a, b) => Number(isChanged(a)) - Number(isChanged(b)))
    .flatMap((each) => {
      const page =
        subject.app === SHELL
          ? formerPage(store, entry, each)
          : pagesToOpen(store.release(each, live[each]?.at(-1) ?? '')).map((one) => ({ ...one, shell: live[SHELL]?.at(-1) ?? '' }))[0];
      return page ? [page] : [];
    });
}
