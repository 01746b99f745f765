import { z } from 'zod';
import { appManifestSchema } from './app-manifest.schema.ts';
import { indexedEntrySchema } from './search-entry.schema.ts';

const version = z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/);

const fileSchema = z.object({
  /** Bytes before compression. */
  size: z.number().int().nonnegative(),
  /** Subresource integrity of the bytes: `sha384-` and base64. */
  integrity: z.string().startsWith('sha384-'),
});

/** Schema of {@link ReleaseDocument}. Fields that a later tool adds are kept as they are. */
export const releaseDocumentSchema = z.looseObject({
  app: z.string(),
  version,
  /** The Module Federation name, which carries the version; empty for the shell. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The commit it was built from, and whether files differed from that commit. */
  source: z.object({ commit: z.string(), uncommitted: z.boolean(), digest: z.string() }),
  /** Every file of the release's `web` folder, by its path in there. */
  files: z.record(z.string(), fileSchema),
  /** The file that the prerenderer runs. */
  server: fileSchema,
  /** Of the shell: what it loads on every page. Of an app: entry, and what each page needs, by page name. */
  entry: z.string(),
  pages: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** Of an app: routes and menu entries. The shell has none. */
  manifest: appManifestSchema,
  /** Of an app: the shared modules it needs, with semver ranges. */
  requires: z.record(z.string(), z.string()),
  /** Of an app: the MF runtime it needs. Of the shell: the ones it serves. */
  mfRuntimes: z.array(z.string()),
  /** Of the shell: the shared modules it provides, with versions. */
  provides: z.record(z.string(), z.string()),
  /** Of an app: the names it takes out of each shared module; `*` where it takes the module as a whole. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** Of the shell: the names that each shared module has. */
  gives: z.record(z.string(), z.array(z.string())).optional(),
  /** Of the shell: files that are fetched only with pages that need them, by version of the MF runtime. */
  lazy: z.record(z.string(), z.string()).optional(),
  /** Of an app: what of it can be found beside its pages. Releases from before there was a search have none. */
  search: z.array(indexedEntrySchema).optional(),
  /** Names of the libraries whose code is in the scripts. */
  libraries: z.array(z.string()).optional(),
  /** Whether every page was opened in a browser before the release, and if not, why. */
  opened: z.object({ inBrowser: z.boolean(), note: z.string().optional() }).optional(),
});

/** One immutable build of one app (or of the shell, which is an app too): what the store keeps beside its files. */
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
/** Size and integrity of one released file. */
export type ReleaseFile = z.infer<typeof fileSchema>;
