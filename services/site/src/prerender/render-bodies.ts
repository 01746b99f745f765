import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { writeDurably } from '../store/durable-file.ts';
import type { Store } from '../store/store.ts';
import { describeShell, releasedServer, renderBodies, type ShellFacts, textOf } from './server-build.ts';
import type { Outcome } from './server-worker.ts';
import { checkedNodes, type StructuredDataFile, structuredDataFile } from './structured-data.ts';

/** What no page may hold, because the site's policy would refuse it (design: federation, point 11). */
const REFUSED = [
  { pattern: /<[a-z][^>]*\sstyle=/i, what: 'a style attribute; use a class of its CSS module instead' },
  { pattern: /<style[\s>]/i, what: 'a style element; move its rules into the CSS of the app' },
  { pattern: /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/i, what: 'a script; move the code into the page' },
];

/** A release of the shell and what it says of itself. */
export interface Shell {
  readonly release: ReleaseDocument;
  readonly facts: ShellFacts;
}

/**
 * Asks a shell what it says of itself, and renders its not-found page. Both depend on the release alone, so they are kept beside the
 * bodies: a rollback asks no shell again.
 */
export async function loadShell(store: Store, release: ReleaseDocument): Promise<Shell> {
  const { app, version } = release;
  const notFoundFile = store.bodyFile(version, app, version, '/404');
  const factsFile = path.join(path.dirname(notFoundFile), 'shell.json');
  if (existsSync(factsFile) && existsSync(notFoundFile)) return { release, facts: JSON.parse(readFileSync(factsFile, 'utf8')) };
  const { facts, notFound } = await describeShell(releasedServer(store, release));
  writeDurably(notFoundFile, checkedBody(notFound, `The not-found page of ${app}`, ''));
  writeDurably(factsFile, JSON.stringify(facts));
  return { release, facts };
}

/**
 * Sees to it that the body of every page of a release is stored for a shell, with what the release says to machines, and makes
 * what is missing. A body depends on its shell and its release alone, so it is rendered once and never again (design: federation,
 * point 20).
 */
export async function ensureBodies(store: Store, shell: ReleaseDocument, release: ReleaseDocument): Promise<void> {
  const { app, version, manifest } = release;
  const file = structuredDataFile(store, shell, release);
  const described = existsSync(file) ? [] : manifest.routes.map((route) => route.path);
  const missing = manifest.routes
    .flatMap(({ path: address, aliases = [], page }) => [address, ...aliases].map((each) => ({ address: each, page })))
    .filter(({ address }) => !existsSync(store.bodyFile(shell.version, app, version, address)));
  if (missing.length === 0 && existsSync(file)) return;
  const asked = { release: { id: app, version, label: manifest.name }, pages: missing, described };
  const [alt, ...outcomes] = await renderBodies(releasedServer(store, shell), releasedServer(store, release), asked);
  if (!existsSync(file)) {
    const words = textOf(alt);
    const data: StructuredDataFile = {
      ...('text' in words && { previewAlt: words.text }),
      structuredData: Object.fromEntries(described.map((address, index) => [address, checkedNodes(app, address, outcomes[index])])),
    };
    writeDurably(file, JSON.stringify(data));
  }
  for (const [index, { address, page }] of missing.entries()) {
    const advice = ` Look at ${app}/src/pages/${page}.page.tsx.`;
    const body = checkedBody(outcomes[described.length + index], `The page ${address} of ${app}`, advice);
    writeDurably(store.bodyFile(shell.version, app, version, address), body);
  }
}

/** Refuses a rendered page that must not be served; `page` and `advice` say in sentences which page and where to mend it. */
function checkedBody(outcome: Outcome | undefined, page: string, advice: string): string {
  const rendered = textOf(outcome);
  if ('problem' in rendered) throw new UserFacingError(`${page} could not be rendered: ${rendered.problem}${advice}`);
  const body = rendered.text;
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) throw new UserFacingError(`${page} has ${headings} level-1 headings; a page must have exactly one.${advice}`);
  for (const { pattern, what } of REFUSED) {
    const found = body.match(pattern);
    if (found) throw new UserFacingError(`${page} contains ${what}: ${found[0].slice(0, 120)}`);
  }
  return body;
}
