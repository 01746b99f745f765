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

/** Whether every page was opened in a browser before the release; if not, why. */
export const openedSchema = z.object({ inBrowser: z.boolean(), note: z.string().optional() });

/** Schema of {@link ReleaseDocument}. Fields that a later tool adds are preserved. */
export const releaseDocumentSchema = z.looseObject({
  app: z.string(),
  version,
  /** The Module Federation name, which contains the version; empty for the shell. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The commit it was built from, and whether files differed from that commit. */
  source: z.object({ commit: z.string(), uncommitted: z.boolean(), digest: z.string() }),
  /** Every file of the release's `web` folder, by its path in that folder. */
  files: z.record(z.string(), fileSchema),
  /** The file that the prerenderer runs. */
  server: fileSchema,
  /** For the shell: what it loads on every page. For an app: its entry, and what each page needs, by page name. */
  entry: z.string(),
  pages: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** For an app: routes and menu entries. The shell has none. */
  manifest: appManifestSchema,
  /** For an app: the shared modules that it needs, with semver ranges. */
  requires: z.record(z.string(), z.string()),
  /** For an app: the MF runtime that it needs. For the shell: the ones that it serves. */
  mfRuntimes: z.array(z.string()),
  /** For the shell: the shared modules that it provides, with versions. */
  provides: z.record(z.string(), z.string()),
  /** For an app: the names that it uses from each shared module; `*` if it uses the module as a whole. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** For the shell: the names that each shared module provides. */
  gives: z.record(z.string(), z.array(z.string())).optional(),
  /** For the shell: files that are fetched only with pages that need them, by version of the MF runtime. */
  lazy: z.record(z.string(), z.string()).optional(),
  /** For an app: its search entries in addition to its pages. Releases from before the search existed have none. */
  search: z.array(indexedEntrySchema).optional(),
  /** Names of the libraries whose code is in the scripts. */
  libraries: z.array(z.string()).optional(),
  /** What the server adds; the store keeps it in a file beside the document. */
  opened: openedSchema.optional(),
});

/** One immutable build of one app (or of the shell, which is an app too), as the store records it beside its files. */
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
/** Size and integrity of one released file. */
export type ReleaseFile = z.infer<typeof fileSchema>;
