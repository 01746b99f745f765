import type { LiveApp } from '@portal/contracts';

/** Which address may be loaded, and what its bytes have to be. */
export interface AllowedFiles {
  /** Allows the files of a release. */
  readonly allow: (release: LiveApp) => void;
  /** The integrity of an address; throws for one that no allowed release names (design: federation, point 17). */
  readonly integrityOf: (address: string) => string;
}

/** Makes the list of files that may be loaded, empty at first. Addresses are compared as full ones on `origin`. */
export function createAllowedFiles(origin: string): AllowedFiles {
  const hashes = new Map<string, string>();
  const full = (address: string) => new URL(address, origin).href;
  return {
    allow(release) {
      for (const [file, integrity] of Object.entries(release.integrity)) hashes.set(full(release.base + file), integrity);
    },
    integrityOf(address) {
      const integrity = hashes.get(full(address));
      // An empty integrity would be ignored by the browser and the file would run.
      if (!integrity) throw new Error(`${address} belongs to no live release and is not loaded.`);
      return integrity;
    },
  };
}
