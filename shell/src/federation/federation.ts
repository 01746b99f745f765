import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { LiveApp } from '@portal/contracts';
import { mfRuntimeGlobal } from '@portal/contracts';
import type { ComponentType } from 'react';
import { LOAD_BUDGET_MS, type LoadPage, type ReadPrevious } from '../releases/page-loader.ts';
import { earlierRuntimes } from './earlier-runtimes.ts';
import { type AllowedFiles, createAllowedFiles } from './integrity.ts';
import { isLate } from './late-styles.ts';
import { shared } from './shared.ts';

provideRuntime(MF_RUNTIME_VERSION, bundlerRuntime);

/** Creates the federation host: provides the shared modules and loads pages of releases, with integrity enforced. */
export function createFederation(): { load: LoadPage; readPrevious: ReadPrevious } {
  const files = createAllowedFiles(location.origin);
  const instance = createInstance({ name: 'shell', remotes: [], plugins: [withIntegrity(files)], shared: sharedScope() });
  const known = new Set<string>();

  return {
    async load(release, page) {
      if (!known.has(release.name)) {
        await loadRuntime(release.mfRuntime);
        files.allow(release);
        instance.registerRemotes([{ name: release.name, entry: new URL(release.base + release.entry, location.origin).href }]);
        known.add(release.name);
        await scriptsOfDocument(release);
      }
      const module = await instance.loadRemote<{ Page?: ComponentType }>(`${release.name}/${page}`);
      await stylesArrived(release, page);
      return module?.Page as ComponentType;
    },
    async readPrevious(app) {
      if (!app.previous) throw new Error(`${app.id} has no release before ${app.version}.`);
      const { address, integrity } = app.previous;
      const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(LOAD_BUDGET_MS) });
      if (!answer.ok) throw new Error(`The description of ${app.id} ${app.previous.version} answered ${answer.status}.`);
      return (await answer.json()) as LiveApp;
    },
  };
}

/**
 * Waits until the document's own script tags for this release have run: the federation then finds its container and loads nothing. Returns
 * at once for a release without such tags.
 */
async function scriptsOfDocument({ base, entry }: LiveApp): Promise<void> {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRead = document.readyState === 'complete' || (page?.domContentLoadedEventStart ?? 0) > 0;
  if (!isRead && document.querySelector(`script[src="${base}${entry}"]`))
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  // A loader would wait forever for events from a tag that has failed, instead of loading the script again.
  for (const script of document.querySelectorAll('script[defer]')) script.remove();
}

/** Thin entries of apps take the MF runtime from a global whose name contains the version (design: federation, point 5). */
function provideRuntime(version: string, runtime: unknown): void {
  Object.assign(globalThis, { [mfRuntimeGlobal(version)]: runtime });
}

/** A release that was built with an earlier version of the federation gets the runtime of that version. */
async function loadRuntime(version: string): Promise<void> {
  if (version === MF_RUNTIME_VERSION) return;
  const importRuntime = earlierRuntimes[version];
  if (!importRuntime) throw new Error(`This shell does not serve the federation runtime ${version}.`);
  provideRuntime(version, (await importRuntime()).default);
}

function sharedScope() {
  const terms = (name: string) => {
    const version = PROVIDED_VERSIONS[name] ?? '0.0.0';
    return { version, strategy: 'loaded-first' as const, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
  };
  return Object.fromEntries(Object.entries(shared).map(([name, module]) => [name, { ...terms(name), lib: () => module }]));
}

/** Every script and style that the runtime itself loads gets its integrity; the entry contains those of lazy chunks. */
function withIntegrity(files: AllowedFiles): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = files.integrityOf(url);
      script.src = url;
      return { script, timeout: LOAD_BUDGET_MS };
    },
    createLink({ url }) {
      const link = document.createElement('link');
      link.crossOrigin = 'anonymous';
      link.integrity = files.integrityOf(url);
      link.href = url;
      return link;
    },
  };
}

/**
 * Rejects if a style sheet of the HTML has failed to load, which the chunk loader does not notice: a page without its styles counts as
 * failed. Waits for a late one, within the time limit of the release.
 */
async function stylesArrived(release: LiveApp, page: string): Promise<void> {
  for (const style of release.pages[page]?.styles ?? []) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${release.base}${style}"]`);
    if (!link) continue;
    if (isLate(link)) await lateArrival(link);
    if (!hasRules(link)) throw new Error(`${release.id} ${release.version} has lost its styles (${style}).`);
  }
}

/** Resolves when a late sheet has loaded or failed, or when the time limit of the release has passed. */
function lateArrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    // The limit counts from the start of the page load.
    setTimeout(resolve, Math.max(0, LOAD_BUDGET_MS - performance.now()));
  });
}

/** A sheet that failed its integrity check exists, but reading its rules throws. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
