import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SIGNATURE_NAMESPACE } from '@portal/contracts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';

/** Milliseconds that OpenSSH may take to verify. Signing may wait for a passphrase or for somebody who touches a key. */
const PATIENCE_MS = 10_000;

const GOOD = /^Good "portal-release" signature (?:for \S+ )?with \S+ key (SHA256:[A-Za-z0-9+/]{43})\s*$/;

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Signs a text with a key, or with the agent where the file is a public key. */
export async function sign(text: string, keyFile: string): Promise<string> {
  const { code, output, errors } = await run(['-Y', 'sign', '-q', '-n', SIGNATURE_NAMESPACE, '-f', keyFile], text);
  if (code === 0 && output.startsWith('-----BEGIN SSH SIGNATURE-----')) return output;
  throw new UserFacingError(
    `${keyFile} could not sign: ${errors.trim() || 'ssh-keygen gave no reason'}. If the file is a public key, its private key must be in ssh-agent: ssh-add -l lists what is there.`,
  );
}

/** Fingerprint of the key that made a signature, whoever's it is; `undefined` when the signature is not one of this text and namespace. */
export function fingerprintOf(text: string, signature: string): Promise<string | undefined> {
  return withSignature(signature, (file) => verified(['-Y', 'check-novalidate', '-n', SIGNATURE_NAMESPACE, '-s', file], text));
}

/** Fingerprint of the key that made a signature, when the file of signers lets it speak for `principal` now. */
export function verifiedFor(principal: string, text: string, signature: string, signersFile: string): Promise<string | undefined> {
  return withSignature(signature, (file) =>
    verified(['-Y', 'verify', '-f', signersFile, '-I', principal, '-n', SIGNATURE_NAMESPACE, '-s', file], text),
  );
}

/** What a public key is: bits, fingerprint, kind. `undefined` when OpenSSH cannot read it. */
export async function describeKey(key: string): Promise<{ bits: number; fingerprint: string } | undefined> {
  const { code, output } = await run(['-l', '-E', 'sha256', '-f', '-'], `${key}\n`, PATIENCE_MS);
  const [, bits = '', fingerprint = ''] = /^(\d+) (SHA256:[A-Za-z0-9+/]{43}) /.exec(output) ?? [];
  return code === 0 && fingerprint !== '' ? { bits: Number(bits), fingerprint } : undefined;
}

async function verified(args: readonly string[], text: string): Promise<string | undefined> {
  const { code, output } = await run(args, text, PATIENCE_MS);
  return code === 0 ? GOOD.exec(output)?.[1] : undefined;
}

/** OpenSSH takes a signature from a file only. */
async function withSignature<Result>(signature: string, use: (file: string) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-signature-'));
  try {
    const file = path.join(dir, 'signature');
    writeFileSync(file, signature);
    return await use(file);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function run(args: readonly string[], input: string, timeout?: number): Promise<Outcome> {
  // Whoever signs may be asked to touch a key.
  const isForPerson = timeout === undefined && process.stderr.isTTY;
  return new Promise((resolve, reject) => {
    const child = spawn('ssh-keygen', args, { stdio: ['pipe', 'pipe', 'pipe'], ...(timeout && { timeout }) });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    if (isForPerson) child.stderr.pipe(process.stderr, { end: false });
    child.on('error', (problem: NodeJS.ErrnoException) =>
      reject(
        new UserFacingError(
          problem.code === 'ENOENT'
            ? 'ssh-keygen is not installed, and releases are signed with it. Install OpenSSH (on Debian: apt-get install openssh-client), then try again.'
            : `ssh-keygen could not be run: ${messageOf(problem)}`,
        ),
      ),
    );
    child.on('close', (code) => resolve({ code, output, errors }));
    // It may have ended before it read everything; its code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
