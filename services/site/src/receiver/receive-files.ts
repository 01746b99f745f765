import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SignedFile } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Body } from './read-body.ts';

/** Writes the files of an upload into an empty folder, as they come; refuses bytes that were not signed. Their paths were checked before. */
export async function receiveFiles(body: Body, files: readonly SignedFile[], dir: string): Promise<void> {
  for (const { path: name, size, integrity } of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const hash = createHash('sha384');
    // A name that is there already is never written to, nor followed.
    const handle = openSync(file, 'wx');
    try {
      await body.pieces(size, (piece) => {
        hash.update(piece);
        writeFileSync(handle, piece);
      });
    } finally {
      closeSync(handle);
    }
    if (`sha384-${hash.digest('base64')}` !== integrity)
      throw new UserFacingError(`The file ${name} is not the one that was signed, so nothing was kept. Run the command again.`);
  }
  await body.requireEnd();
}
