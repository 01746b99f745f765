import { spawn } from 'node:child_process';
import path from 'node:path';

const LOG = path.join(__dirname, 'log.ts');
/** Runs a program with the log on standard error; `read` says whether anyone reads that. */
function run(program: string, read: boolean): Promise<{ code: number | null; errors: string; out: string }> {
  const source = `const { openLog } = require(${JSON.stringify(path.join(__dirname, '../../fixtures/programs/load.cjs'))})(${JSON.stringify(LOG)}); ${program}`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  if (read) child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  return new Promise((resolve) => child.once(read ? 'close' : 'exit', (code) => resolve({ code, errors, out })));
}

test('lines arrive when the process ends at once', async () => {
  const { errors } = await run(`const log = openLog(); log.info('one'); log.warn('two'); process.exit(0);`, true);
  expect(
    errors
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['one', 'two']);
});

test('a pipe that is full and that nobody reads keeps neither the event loop nor the end', async () => {
  // Each line is longer than the capacity of a pipe, so that the pipe is full after the first.
  const program = `const log = openLog();
    const begun = Date.now();
    for (let at = 0; at < 50; at += 1) log.warn({ text: 'x'.repeat(80_000) }, 'full');
    setImmediate(() => { console.log(Date.now() - begun < 25_000 ? 'free' : 'blocked'); process.exit(7); });`;
  const { code, out } = await run(program, false);
  expect([code, out.trim()]).toEqual([7, 'free']);
});
