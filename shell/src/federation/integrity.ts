import type { LiveApp } from '@portal/contracts';

/** Which addresses may be loaded, and what their bytes must be. */
export interface AllowedFiles {
  /** Allows the files of a release. */
  readonly allow: (release: LiveApp) => void;
  /** The integrity of an address; throws for an address that no allowed release names (design: federation, point 17). */
  readonly integrityOf: (address: string) => string;
}

/** Creates the list of files that may be loaded, empty at first. Addresses are compared in full, on `origin`. */
export function createAllowedFiles(origin: string): AllowedFiles {
  const hashes = new Map<string, string>();
  const full = (address: string) => new URL(address, origin).href;
  return {
    allow(release) {
      for (const [file, integrity] of Object.entries(release.integrity)) hashes.set(full(release.base + file), integrity);
    },
    integrityOf(address) {
      const integrity = hashes.get(full(address));
      // The browser would ignore an empty integrity, and the file would run.
      if (!integrity) throw new Error(`${address} belongs to no live release and is not loaded.`);
      return integrity;
    },
  };
}
