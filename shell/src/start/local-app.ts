import type { AppManifest, LiveApp, LiveDocument } from '@portal/contracts';

/** What is live, with the local app in place of its release, for development. */
export function withLocalApp(live: LiveDocument, manifest: AppManifest): LiveDocument {
  return {
    ...live,
    // The development server has none, and a file that is being worked on must not come from a cache.
    worker: undefined,
    apps: [...live.apps.filter(({ id }) => id !== manifest.id), describe(manifest)],
    menu: withLocalEntries(live, manifest),
  };
}

/**
 * The menu. The live document has no positions: an entry of the app that is live keeps its place, a new one follows the app's entry
 * before it. A release sorts all of them by position.
 */
function withLocalEntries(live: LiveDocument, { id, menu }: AppManifest): LiveDocument['menu'] {
  const released = live.apps.find((app) => app.id === id)?.routes.map(({ path }) => path) ?? [];
  const entries = live.menu.filter(({ path }) => !released.includes(path) || menu.some((entry) => entry.path === path));
  let previous = entries.length - 1;
  for (const { label, path } of menu.toSorted((a, b) => a.position - b.position)) {
    const index = entries.findIndex((entry) => entry.path === path);
    if (index === -1) entries.splice(previous + 1, 0, { label, path });
    else entries[index] = { label, path };
    previous = index === -1 ? previous + 1 : index;
  }
  return entries;
}

function describe({ id, name, routes }: AppManifest): LiveApp {
  return {
    id,
    label: name,
    version: 'in development',
    name: id,
    base: '/',
    entry: '',
    mfRuntime: '',
    routes: routes.flatMap(({ path, aliases = [], page, title }) => [path, ...aliases].map((address) => ({ path: address, page, title }))),
    pages: {},
    integrity: {},
  };
}
