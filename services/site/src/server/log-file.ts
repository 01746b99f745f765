import { type FileHandle, open, rename } from 'node:fs/promises';
import { Writable } from 'node:stream';

/** Bytes after which a new file begins. */
const LIMIT = 20 * 1024 * 1024;

/**
 * A log file that only its owner can read. At `limit` bytes it becomes `<file>.1`, replacing an earlier one, and a new file begins. What
 * cannot be written is dropped, because a full disk must not end the process; the stream never fails.
 */
export function openLogFile(file: string, limit = LIMIT): Writable {
  let handle: FileHandle | undefined;
  let size = 0;
  let isLineOver = true;

  async function append(chunk: Buffer): Promise<void> {
    if (handle === undefined) ({ handle, size } = await openFile(file));
    if (size > 0 && size + chunk.length > limit && isLineOver) {
      await handle.close();
      handle = undefined;
      await rename(file, `${file}.1`).catch(() => {});
      ({ handle, size } = await openFile(file));
    }
    await handle.appendFile(chunk);
    size += chunk.length;
    isLineOver = chunk.at(-1) === 0x0a;
  }

  return new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      void append(chunk)
        .then(() => done())
        .catch(() => done()),
    final: (done) => void (handle?.close() ?? Promise.resolve()).then(() => done()).catch(() => done()),
  });
}

/** Opens a file for appending; anything that is not a regular file, such as a terminal, keeps its mode and is never full. */
async function openFile(file: string): Promise<{ handle: FileHandle; size: number }> {
  const handle = await open(file, 'a', 0o600);
  const facts = await handle.stat();
  if (!facts.isFile()) return { handle, size: Number.NEGATIVE_INFINITY };
  // It may have existed before, readable by others.
  await handle.chmod(0o600).catch(() => {});
  return { handle, size: facts.size };
}
