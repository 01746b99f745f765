import type { AppManifest } from './app-manifest.ts';
import type { LiveDocument } from './live-document.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SharedModules } from './shared-modules.ts';
import type { SiteFacts } from './shell-api.ts';

/**
 * What the server build of a feature app exports: one CommonJS file with the shared modules as externals (design: federation, point 11).
 */
export interface AppServer {
  readonly manifest: AppManifest;
  /** The component of each page, by page name. */
  readonly pages: Readonly<Record<string, unknown>>;
  /** Lists that the API stores, by table name: what the app's `data.ts` exports (3-decisions.md, "Records"). */
  readonly data?: () => Promise<Readonly<Record<string, readonly object[]>>>;
  /** Search entries in addition to the pages: what its `search.ts` exports. */
  readonly search?: () => Promise<readonly SearchEntry[]>;
  /** What the app's pages tell search engines: what its `structured-data.ts` exports. */
  readonly structuredData?: StructuredData;
  /** The picture for link previews, `media/preview.png`; its text is the `<title>` of `media/preview.svg`. */
  readonly preview?: { readonly alt: string };
}

/**
 * Describes a page of an app to search engines: nodes of schema.org JSON-LD without `@context`, and none for a page that needs none. `path`
 * is the canonical address; aliases have the same description. If a property contains an address (`url`, `@id`, `item`, `image` and the
 * like), one that begins with `/` belongs to the site, and the prerenderer puts the public address in front of it. The function is called
 * once for each release and the result is stored, so it may depend only on its arguments.
 */
type StructuredData = (path: string, site: SiteFacts) => readonly object[];

/** One page to be rendered without scripts. */
export interface BodyInput {
  /** Address to render; `undefined` renders the not-found page. */
  readonly path: string | undefined;
  readonly app?: { readonly id: string; readonly version: string; readonly label: string };
  /** The page's component from {@link AppServer.pages}. */
  readonly page?: unknown;
}

/** What is put around a rendered body to create the file that is served. */
export interface DocumentInput {
  readonly body: string;
  readonly live: LiveDocument;
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  /** Full address of the canonical page; absent for the not-found page. */
  readonly canonical?: string;
  /** The shell's own files, with addresses and integrity. */
  readonly shell: PageFiles & { readonly blocking: readonly Resource[] };
  /**
   * The page's files: scripts that run in this order after the frame, and scripts that are only preloaded until the frame requests them.
   */
  readonly page: PageFiles & { readonly ahead?: readonly Resource[] };
  /** What the page is for; by default, reading. */
  readonly kind?: 'reading' | 'form';
  /** The picture for link previews; absent if neither the app nor the shell has one. */
  readonly preview?: Preview;
  /** Nodes of JSON-LD with full addresses. */
  readonly structuredData?: readonly object[];
  /** For a page of a preview: who made the preview, and the address of the live site. */
  readonly previewBar?: { readonly author: string; readonly liveSite: string };
}

/** The picture that is shown with a link to a page. */
interface Preview {
  /** Full address. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** What it shows; absent for the shell's own, whose text the shell knows. */
  readonly alt?: string;
}

interface PageFiles {
  readonly scripts: readonly Resource[];
  readonly styles: readonly Resource[];
}

interface Resource {
  readonly address: string;
  readonly integrity: string;
}

/** File of a site that says how it is installed: its name, icons and colors. */
export const WEB_MANIFEST_FILE = 'site.webmanifest';

/** What the server build of the shell exports: one self-contained CommonJS file. Prerendering needs only this and the store. */
export interface ShellServer {
  readonly site: SiteFacts;
  /** The modules that apps' server builds get for their externals; the same objects that rendering uses. */
  readonly shared: SharedModules;
  /** Versions of {@link shared}, by module name. */
  readonly provides: Readonly<Record<string, string>>;
  /** MF runtimes that this shell serves. */
  readonly mfRuntimes: readonly string[];
  /** What is fetched only with pages that need it: prefix of the file's name, by version of the MF runtime. */
  readonly lazyFiles?: Readonly<Record<string, string>>;
  /** The web app manifest (W3C), with which browsers install the site. Shells from before installation was possible have none. */
  readonly webManifest?: object;
  /** Renders the frame with one page in it; rejects if the page throws. The result does not depend on which other apps are live. */
  readonly renderBody: (input: BodyInput) => Promise<string>;
  /** Creates the whole file of a page. */
  readonly renderDocument: (input: DocumentInput) => string;
}
