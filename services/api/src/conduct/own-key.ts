import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** The file of a key pair for trying the portal out: a name that `age -d -i` takes. */
export const OWN_KEY_FILE = 'conduct-key.txt';

/**
 * The public key of the pair in the data folder, made there when there is none. It is for trying the portal out: whoever has the machine has
 * key and reports. `made` says whether this call made it.
 */
export async function ownRecipient(dataDir: string): Promise<{ readonly recipient: string; readonly made: boolean }> {
  const file = path.join(dataDir, OWN_KEY_FILE);
  const made = !existsSync(file) && (await make(file));
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return { recipient: await identityToRecipient(identity), made };
}

async function make(file: string): Promise<boolean> {
  const identity = await generateX25519Identity();
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(fresh, `# public key: ${await identityToRecipient(identity)}\n${identity}\n`, { mode: 0o600 });
  try {
    // Another process that starts at the same moment may have made one: only one of them stays.
    linkSync(fresh, file);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  } finally {
    rmSync(fresh);
  }
}
