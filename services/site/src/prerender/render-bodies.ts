import { existsSync } from 'node:fs';
import type { AppServer, BodyInput, ReleaseDocument, ShellServer } from '@portal/contracts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import { writeDurably } from '../store/durable-file.ts';
import type { Store } from '../store/store.ts';
import { runReleased } from './server-build.ts';
import { structuredDataOf } from './structured-data.ts';

/** What no page may hold, because the site's policy would refuse it (design: federation, point 11). */
const REFUSED = [
  { pattern: /<[a-z][^>]*\sstyle=/i, what: 'a style attribute; use a class of its CSS module instead' },
  { pattern: /<style[\s>]/i, what: 'a style element; move its rules into the CSS of the app' },
  { pattern: /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/i, what: 'a script; move the code into the page' },
];

/** Loads the prerenderer's part of a shell release. */
export function loadShell(store: Store, shell: ReleaseDocument): ShellServer {
  return runReleased<ShellServer>(store, shell, {});
}

/**
 * Sees to it that the body of every page of a release is stored for a shell, with what the release says to machines, and makes
 * what is missing. A body depends
 * on its shell and its release alone, so it is rendered once and never again (design: federation, point 20).
 */
export async function ensureBodies(
  store: Store,
  shell: ReleaseDocument,
  shellServer: ShellServer,
  release: ReleaseDocument,
): Promise<void> {
  const { app, version } = release;
  structuredDataOf(store, shell, shellServer, release);
  const missing = release.manifest.routes
    .flatMap(({ path: address, aliases = [], page }) => [address, ...aliases].map((each) => ({ address: each, page })))
    .filter(({ address }) => !existsSync(store.bodyFile(shell.version, app, version, address)));
  if (missing.length === 0) return;
  const server = runReleased<AppServer>(store, release, { ...shellServer.shared });
  for (const { address, page } of missing) {
    const input = { path: address, app: { id: app, version, label: release.manifest.name }, page: server.pages[page] };
    const advice = ` Look at ${app}/src/pages/${page}.page.tsx.`;
    const body = await renderPage(shellServer, input, `The page ${address} of ${app}`, advice);
    writeDurably(store.bodyFile(shell.version, app, version, address), body);
  }
}

/** Body of the not-found page, which is the shell's own. */
export async function ensureNotFound(store: Store, shell: ReleaseDocument, shellServer: ShellServer): Promise<void> {
  const file = store.bodyFile(shell.version, shell.app, shell.version, '/404');
  if (!existsSync(file)) writeDurably(file, await renderPage(shellServer, { path: undefined }, `The not-found page of ${shell.app}`, ''));
}

/** Renders one page and refuses what must not be served; `page` and `look` say in sentences which page and where to mend it. */
async function renderPage(shellServer: ShellServer, input: BodyInput, page: string, advice: string): Promise<string> {
  let body: string;
  try {
    body = await shellServer.renderBody(input);
  } catch (problem) {
    throw new UserFacingError(`${page} could not be rendered: ${messageOf(problem)}${advice}`);
  }
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) throw new UserFacingError(`${page} has ${headings} level-1 headings; a page has exactly one.${advice}`);
  for (const { pattern, what } of REFUSED) {
    const found = body.match(pattern);
    if (found) throw new UserFacingError(`${page} contains ${what}: ${found[0].slice(0, 120)}`);
  }
  return body;
}
