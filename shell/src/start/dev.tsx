import type { AppManifest, LiveDocument } from '@portal/contracts';
import { createFederation } from '../federation/federation.ts';
import type { LoadPage } from '../releases/page-loader.ts';
import { withLocalApp } from './local-app.ts';
import { start } from './start.tsx';

/** The file in which a store says what is live. */
const LIVE_ADDRESS = '/current/live.json';
const NOTHING_LIVE: LiveDocument = { number: 0, shell: { version: SHELL_VERSION }, apps: [], menu: [] };

/** The pages of the app in development, by name; the bundler imports them from source. */
export type LocalPages = Readonly<Record<string, () => Promise<{ Page: Awaited<ReturnType<LoadPage>> }>>>;

/** Runs the shell with one app from source; the other apps come from a store, as visitors get them. */
export async function startDev(manifest: AppManifest, pages: LocalPages): Promise<void> {
  const federation = createFederation();
  const answer = await fetch(LIVE_ADDRESS).catch(() => undefined);
  // If there is no store, the server answers every address with its page.
  const isStore = answer?.ok && answer.headers.get('content-type')?.includes('json');
  const stored: LiveDocument = isStore ? await answer.json() : NOTHING_LIVE;
  await start(withLocalApp(stored, manifest), {
    load: async (release, page) =>
      (release.id === manifest.id ? (await pages[page]?.())?.Page : await federation.load(release, page)) as Awaited<ReturnType<LoadPage>>,
    readPrevious: federation.readPrevious,
  });
}
