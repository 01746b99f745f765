/**
 * Runs in every page before its first script and records what the browser reports. It must be self-contained, because it is sent as text.
 *
 * "Hydrated" is the end of the first flush of effects after which React owns a node INSIDE the page's own element. React reports
 * this to whatever takes the place of its developer tools, in production builds too: `onPostCommitFiberRoot` is called when the effects
 * of a commit have run, so the moment is exact, costs nothing, and is the same for every contender. The page's element itself is
 * not enough: the frame may own it while it still shows the text of the HTML.
 */
export function keepMarks() {
  const marks = { fcp: undefined, lcp: undefined, lcpWhat: '', hydrated: undefined, shifts: [], long: [] };
  window.__marks = marks;
  let tellHydrated;
  // Awaited instead of polled, because polling takes time from the page.
  const hydrated = new Promise((resolve) => {
    tellHydrated = resolve;
  });
  window.__hydrated = (after) => hydrated.then(() => new Promise((resolve) => setTimeout(resolve, after)));
  const observe = (type, each) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime;
    const words = entry.element?.textContent?.trim().slice(0, 40) ?? '';
    marks.lcpWhat = `${entry.element?.tagName.toLowerCase() ?? '?'} ${words}`.trim();
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.shifts.push({ at: entry.startTime, value: entry.value });
  });
  observe('longtask', (entry) => marks.long.push({ at: entry.startTime, took: entry.duration }));

  const owned = (node) => node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {
      if (marks.hydrated !== undefined || !owned(document.querySelector('[data-page] *'))) return;
      marks.hydrated = performance.now();
      tellHydrated();
    },
  };
}

/** Total blocking time: the part of tasks beyond 50 ms, between the first paint and two seconds after hydration. */
export function blockingTime({ fcp, hydrated, long }) {
  const from = fcp ?? 0;
  const to = (hydrated ?? from) + 2000;
  return long.filter(({ at }) => at >= from && at < to).reduce((sum, { took }) => sum + Math.max(0, took - 50), 0);
}

/** Cumulative layout shift: the largest group of shifts, each within 1 s of the one before and 5 s in total. */
export function layoutShift({ shifts }) {
  let worst = 0;
  let sum = 0;
  let begun = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - begun > 5000) {
      sum = 0;
      begun = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
