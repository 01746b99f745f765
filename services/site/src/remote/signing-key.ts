import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** Names that ssh-keygen gives to keys, the best first. */
const USUAL = ['id_ed25519', 'id_ed25519_sk', 'id_ecdsa', 'id_ecdsa_sk', 'id_rsa'];

/**
 * The file of the key that a member signs with: the one that is named, or the one with which Git signs, or the usual one. It may be
 * a public key whose other half is in the agent.
 */
export function signingKey(named: string | undefined, workspace: string): string {
  if (named !== undefined) {
    // npm runs commands in the root folder; a name means the folder where it was typed.
    const file = path.resolve(process.env.INIT_CWD ?? '', named);
    if (existsSync(file)) return file;
    throw new UserFacingError(`There is no key file ${file}. Name another one with --key, or leave out --key to use your usual key.`);
  }
  const usual = USUAL.flatMap((name) => [`${name}`, `${name}.pub`]).map((name) => path.join(os.homedir(), '.ssh', name));
  const found = gitKey(workspace) ?? usual.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new UserFacingError(
    'You have no SSH key to sign with. Make one with ssh-keygen -t ed25519, and send the file ~/.ssh/id_ed25519.pub to the maintainers, who will add it: docs/teams.md. If your key is in another file, name it with --key.',
  );
}

function gitKey(workspace: string): string | undefined {
  let value: string;
  try {
    value = execFileSync('git', ['config', 'user.signingkey'], {
      cwd: workspace,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
  const literal = value.replace(/^key::/, '');
  if (/^(?:sk-)?(?:ssh|ecdsa)-\S+ /.test(literal)) {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'portal-key-')), 'key.pub');
    writeFileSync(file, `${literal}\n`);
    return file;
  }
  const file = path.resolve(workspace, value.replace(/^~(?=\/)/, os.homedir()));
  if (value === '' || !existsSync(file)) return undefined;
  // Others sign with OpenPGP.
  return /^(?:(?:sk-)?(?:ssh|ecdsa)-|-----BEGIN (?:OPENSSH|RSA|EC|) ?PRIVATE KEY)/.test(readFileSync(file, 'utf8')) ? file : undefined;
}
