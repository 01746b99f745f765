import type { AppRoute, LiveApp, LiveDocument, ReleaseDocument } from '@portal/contracts';
import { releaseAddress, SHELL_ENTRIES, WORKER_FILE } from '@portal/contracts';
import { integrityOf } from '../rules/integrity.ts';

/** File in a release's `web` folder that describes it to the browser, read when the release after it fails. */
export const DESCRIPTION_FILE = 'release.json';

/** A release as the browser needs it, without the one before it. A pure function of the release, so it is stored with it. */
export function describeForBrowser(release: ReleaseDocument): LiveApp {
  return describe(release, release.manifest.routes, release.pages);
}

/** What a page says of a release: its listed routes, and `own` if that is not one of them. */
function describeListed(release: ReleaseDocument, own?: AppRoute): LiveApp {
  const all = release.manifest.routes;
  const routes = all.filter((route) => isListed(route) || route === own);
  if (routes.length === all.length) return describeForBrowser(release);
  const names = new Set(routes.map(({ page }) => page));
  return describe(release, routes, Object.fromEntries(Object.entries(release.pages).filter(([name]) => names.has(name))));
}

/** Whether every page of the site knows the route's address. */
export function isListed({ listed = true }: AppRoute): boolean {
  return listed;
}

/** The live document of one page: the same for all, but for pages whose address no other page knows. */
export function liveOfPage(live: LiveDocument, release: ReleaseDocument, route: AppRoute): LiveDocument {
  if (isListed(route)) return live;
  const own = describeListed(release, route);
  return { ...live, apps: live.apps.map((app) => (app.id === release.app ? { ...app, ...own } : app)) };
}

function describe(release: ReleaseDocument, routes: readonly AppRoute[], pages: LiveApp['pages']): LiveApp {
  const wanted = new Set([release.entry, ...Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])]);
  return {
    id: release.app,
    label: release.manifest.name,
    version: release.version,
    name: release.name,
    base: releaseAddress(release.app, release.version),
    entry: release.entry,
    mfRuntime: release.mfRuntimes[0] ?? '',
    routes: routes.flatMap(({ path, aliases = [], page, title, kept }) =>
      [{ path }, ...aliases.map((alias) => ({ path: alias, canonical: path }))].map((address) => ({
        ...address,
        page,
        title,
        ...(kept === false && { kept }),
      })),
    ),
    pages,
    integrity: Object.fromEntries([...wanted].sort().map((file) => [file, release.files[file]?.integrity ?? ''])),
  };
}

/** Text and integrity of {@link DESCRIPTION_FILE}. */
export function descriptionOf(release: ReleaseDocument): { text: string; integrity: string } {
  const text = JSON.stringify(describeForBrowser(release));
  return { text, integrity: integrityOf(text) };
}

/** Adds the service worker, where the shell has one and reading without a network is not switched off. Never for a preview. */
export function withWorker(live: LiveDocument, shell: ReleaseDocument, offline: 'off' | undefined): LiveDocument {
  return offline === undefined && shell.pages[SHELL_ENTRIES.worker] ? { ...live, worker: `/${WORKER_FILE}` } : live;
}

/** What is live, in the order that menus and route tables are built in: by app id. */
export function composeLive(
  number: number,
  shell: ReleaseDocument,
  apps: readonly { readonly live: ReleaseDocument; readonly previous?: ReleaseDocument }[],
): LiveDocument {
  const sorted = [...apps].sort((a, b) => (a.live.app < b.live.app ? -1 : 1));
  return {
    number,
    shell: { version: shell.version },
    apps: sorted.map(({ live, previous }) => ({
      ...describeListed(live),
      ...(previous && {
        previous: {
          version: previous.version,
          address: releaseAddress(previous.app, previous.version) + DESCRIPTION_FILE,
          integrity: descriptionOf(previous).integrity,
        },
      }),
    })),
    menu: sorted
      .flatMap(({ live }) => live.manifest.menu)
      .sort((a, b) => a.position - b.position)
      .map(({ label, path }) => ({ label, path })),
  };
}
