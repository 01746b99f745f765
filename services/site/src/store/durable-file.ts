import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file so that it is either there as a whole or not at all, also after a power cut. */
export function writeDurably(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  const handle = openSync(draft, 'w');
  try {
    // One write alone may write a part only and say nothing, as on a disk that is nearly full.
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** Makes a rename in a folder last. Some systems cannot open folders; there the rename alone has to do. */
export function syncFolder(dir: string): void {
  try {
    const handle = openSync(dir, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {}
}
