// A program to be measured, in its own process. Its limits for senders only count (LIMITS=count), because all of the load comes from one.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';

const probe = path.join(import.meta.dirname, 'probe.mjs');

/** Starts a program. Its log goes to a file, as on a server. */
export async function startContender(program, { env, log, flags = [] }) {
  const child = spawn(process.execPath, [...flags, '--import', probe, program], {
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, LIMITS: 'count', ...env },
    stdio: ['ignore', 'pipe', openSync(log, 'a'), 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(JSON.parse(line).address));
    child.once('exit', () => reject(new Error(`${program} ended before it listened; see ${log}.`)));
  });
  return {
    address,
    /** CPU in microseconds and memory in bytes that the process has used so far. */
    used: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('used');
      }),
    end: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
