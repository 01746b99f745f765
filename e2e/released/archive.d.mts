/** Path of the archive: one file that holds a whole store of released artefacts. */
export const ARCHIVE: string;
/** Replaces the archive by what a store holds; returns the paths of the files in it. */
export function pack(storeDir: string): string[];
/** Makes the archive's store in a folder that must not be there yet. */
export function unpack(storeDir: string): void;
