/** Versions of the shared modules that this build provides, by name; set by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<string, string>>;
/** Version of this release of the shell; set by the build. */
declare const SHELL_VERSION: string;
/** Version of the federation runtime that is part of this build; set by the build. */
declare const MF_RUNTIME_VERSION: string;
/** Where the search index of what is live is; set by the build. */
declare const SEARCH_INDEX_ADDRESS: string;
