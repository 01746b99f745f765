import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appManifestSchema, containerName, type ReleaseDocument, type ReleaseFile, SHELL_ENTRIES, sharedModules } from '@portal/contracts';
import { type AppFacts, builtServer, describeApp, describeShell, type ShellFacts } from '../prerender/server-build.ts';
import { integrityOf } from '../rules/integrity.ts';
import { SHELL, WHOLE_MODULE } from '../rules/names.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Build } from './build-app.ts';
import { usedNames } from './used-names.ts';

/** A build that could become a release: its document and where its files are. */
export interface Candidate {
  readonly document: ReleaseDocument;
  readonly dir: string;
}

/** What a server build says of itself. */
export type ServerFacts = { readonly shell: ShellFacts } | { readonly app: AppFacts };

/** Asks the server build of a folder what it says of itself. */
export async function readServerBuild(app: string, dir: string): Promise<ServerFacts> {
  const server = builtServer(dir);
  return app === SHELL ? { shell: (await describeShell(server)).facts } : { app: await describeApp(server) };
}

/** Describes what a build made and says of itself; refuses a build that no page could be made from. */
export function describeBuild(
  app: string,
  version: string,
  source: ReleaseDocument['source'],
  { dir }: Build,
  server: ServerFacts,
): Candidate {
  const web = path.join(dir, 'web');
  const parts = 'shell' in server ? shellParts(dir, web, server.shell) : featureParts(app, dir, web, server.app);
  const files = Object.fromEntries(filesBelow(web).map((file) => [file, fileFacts(path.join(web, file))]));
  return {
    dir,
    document: {
      app,
      version,
      name: app === SHELL ? '' : containerName(app, version),
      createdAt: new Date().toISOString(),
      source,
      files,
      server: fileFacts(path.join(dir, 'server.cjs')),
      ...parts,
    },
  };
}

type Parts = Pick<
  ReleaseDocument,
  'entry' | 'pages' | 'manifest' | 'requires' | 'mfRuntimes' | 'provides' | 'uses' | 'gives' | 'lazy' | 'libraries'
>;

function shellParts(dir: string, web: string, server: ShellFacts): Parts {
  const file = path.join(web, 'manifest.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, { initial?: { js?: string[]; css?: string[] } }>;
  };
  rmSync(file);
  const names = (addresses: readonly string[] = []) => addresses.map((address) => path.posix.basename(address));
  const pages = Object.fromEntries(
    Object.entries(entries).map(([name, { initial }]) => [name, { scripts: names(initial?.js), styles: names(initial?.css) }]),
  );
  return {
    entry: pages[SHELL_ENTRIES.frame]?.scripts.at(-1) ?? '',
    pages,
    manifest: { id: SHELL, name: server.site.name, routes: [], menu: [] },
    requires: {},
    mfRuntimes: [...server.mfRuntimes],
    provides: { ...server.provides },
    gives: Object.fromEntries(Object.entries(server.gives).map(([name, names]) => [name, [...names]])),
    lazy: lazyFiles(web, server),
    libraries: readLibraries(dir),
  };
}

function lazyFiles(web: string, { lazyFiles = {} }: ShellFacts): Record<string, string> {
  const scripts = filesBelow(web).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    Object.entries(lazyFiles).flatMap(([version, beginning]) => {
      const file = scripts.find((script) => script.startsWith(`${beginning}.`));
      return file === undefined ? [] : [[version, file]];
    }),
  );
}

interface FederationManifest {
  readonly metaData: { readonly pluginVersion: string; readonly remoteEntry: { readonly name: string } };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly js: { readonly sync: string[] }; readonly css: { readonly sync: string[] } };
  }[];
}

function featureParts(app: string, dir: string, web: string, server: AppFacts): Parts {
  const file = path.join(web, 'mf-manifest.json');
  const federation = JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
  // Pages name the entry themselves: nobody fetches these.
  rmSync(file);
  rmSync(path.join(web, 'mf-stats.json'), { force: true });
  const pages = Object.fromEntries(
    federation.exposes.map(({ name, assets }) => [name, { scripts: assets.js.sync, styles: assets.css.sync }]),
  );
  const manifest = readManifest(app, server);
  for (const route of manifest.routes)
    if (!pages[route.page])
      throw new UserFacingError(
        `${app} has no page "${route.page}" for the address ${route.path}. Add src/pages/${route.page}.page.tsx or correct app.ts.`,
      );
  return {
    entry: federation.metaData.remoteEntry.name,
    pages,
    manifest,
    requires: Object.fromEntries(federation.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    mfRuntimes: [federation.metaData.pluginVersion],
    provides: {},
    uses: requireSharedNames(app, usedNames(path.join(dir, 'server.cjs'), Object.keys(sharedModules))),
    libraries: readLibraries(dir),
  };
}

/** Refuses what the shell does not hand to apps: in a visitor's browser it would be undefined. */
export function requireSharedNames(app: string, uses: Record<string, string[]>): Record<string, string[]> {
  for (const [module, names] of Object.entries(uses)) {
    const sharedNames: readonly string[] | 'all' | undefined = sharedModules[module as keyof typeof sharedModules];
    if (sharedNames === 'all') continue;
    const missing = names.find((name) => !sharedNames?.includes(name));
    if (missing === undefined) continue;
    const list = `The shell shares these names: ${sharedNames?.join(', ')}.`;
    throw new UserFacingError(
      missing === WHOLE_MODULE
        ? `${app} uses the module ${module} as a whole, but the shell shares only part of it with apps. Import only the names that you need. ${list}`
        : `${app} uses ${missing} of ${module}, which the shell does not share with apps. ${list} Use one of them, or ask the maintainers to add the name to packages/contracts/src/shared-modules.ts.`,
    );
  }
  return uses;
}

/** The libraries in a build's scripts, as the build lists them. */
function readLibraries(dir: string): string[] {
  const file = path.join(dir, 'libraries.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The manifest as it was built. */
function readManifest(app: string, server: AppFacts): ReleaseDocument['manifest'] {
  const read = appManifestSchema.safeParse(server.manifest);
  if (!read.success) {
    const [first] = read.error.issues;
    const where = first?.path.join('.');
    throw new UserFacingError(`The manifest ${app}/app.ts is not valid${where ? ` at ${where}` : ''}: ${first?.message}.`);
  }
  if (read.data.id !== app)
    throw new UserFacingError(`The manifest ${app}/app.ts calls the app "${read.data.id}". Set its id to "${app}".`);
  return read.data;
}

function filesBelow(dir: string, below = ''): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(path.join(dir, below), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(dir, path.posix.join(below, entry.name)) : [path.posix.join(below, entry.name)]))
    .sort();
}

/** Size and integrity of a file. */
export function fileFacts(file: string): ReleaseFile {
  const bytes = readFileSync(file);
  return { size: bytes.length, integrity: integrityOf(bytes) };
}
