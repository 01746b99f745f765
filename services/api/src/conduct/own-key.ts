import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** The file of a key pair for trying out the portal, in a format that `age -d -i` accepts. */
export const OWN_KEY_FILE = 'conduct-key.txt';

/**
 * The public key of the pair in the data folder, which is created if it is missing. It is for trying out the portal: anyone with access to
 * the machine has both key and reports. `made` says whether this call created it.
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
    // Another process that starts at the same moment may have created one: only one of them stays.
    linkSync(fresh, file);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  } finally {
    rmSync(fresh);
  }
}
