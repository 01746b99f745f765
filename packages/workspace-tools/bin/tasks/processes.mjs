import { spawn } from 'node:child_process';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../../../..');

/** A path inside the workspace. */
export function pathIn(...parts) {
  return path.join(workspace, ...parts);
}

/** Runs a Node program; resolves to its exit code and its output. With `show`, its output is printed as it comes. */
export function node(args, options) {
  return program(process.execPath, args, options);
}

/** The same for any program. */
export function program(command, args, { cwd = workspace, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    // Decoded as one text, because a character of several bytes may arrive in two pieces.
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    const stop = (signal) => child.kill(signal);
    const end = (code, said) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({ code, output: said });
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', (problem) => end(1, String(problem)));
    child.on('close', (code) => end(code ?? 1, output));
  });
}
