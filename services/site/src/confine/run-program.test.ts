import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { RENDER_SOCKET } from './border.ts';
import { LIMITS, type Limits, runInUnit, runProgram } from './run-program.ts';

const limits: Limits = { seconds: 20, output: 100_000, memory: 1024 * 1024 * 1024 };
const socket = path.join(temporaryFolder(), 'render.sock');
const started = new Set<ChildProcess>();
let unit: Server;

/** A setting of one of the units. */
function setting(unit: string, name: string): string | undefined {
  const file = readFileSync(path.join(__dirname, '../../deploy/systemd', unit), 'utf8');
  return new RegExp(`^${name}=(.+)$`, 'm').exec(file)?.[1];
}

// What systemd does with the unit, but for its restrictions: for each connection the command, with the connection as input and output.
beforeAll(async () => {
  const [, ...options] = setting('portal-render@.service', 'ExecStart')?.split(' ') ?? [];
  unit = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (connection) => {
    started.add(spawn(process.execPath, options, { stdio: [connection, connection, 'ignore'], env: {} }));
    // The process has it now.
    connection.destroy();
  });
  await new Promise<void>((resolve) => unit.listen(socket, resolve));
});
afterAll(() => {
  unit.close();
  // systemd ends them after their time.
  for (const child of started) child.kill('SIGKILL');
});

describe.each([
  ['a process of its own', (program: string, at = limits) => runProgram('none', program, at)],
  ['the unit', (program: string, at = limits) => runInUnit(program, at, socket)],
] as const)('in %s', (_, run) => {
  test('a program prints its result, whatever its length', async () => {
    const long = 'x'.repeat(90_000);
    expect(await run(`process.stdout.write('${long}'.toUpperCase())`)).toBe(long.toUpperCase());
  });

  test('one that does not end is stopped', async () => {
    await expect(run('setInterval(() => {}, 1000)', { ...limits, seconds: 1 })).rejects.toThrow('did not end within 1 s');
  });

  test('one that prints too much is stopped', async () => {
    const flood = "const more = () => process.stdout.write('x'.repeat(50_000), more); more();";
    await expect(run(flood)).rejects.toThrow('prints more than 0 MB');
  });

  test('one that fails without a result is named as that', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow('ended without a result');
  });
});

test('a unit that nobody listens for gives no result', async () => {
  await expect(runInUnit('1', limits, `${socket}.gone`)).rejects.toThrow('ended without a result');
});

test('the unit and the site speak of the same socket, time and memory', () => {
  expect(setting('portal-render.socket', 'ListenStream')).toBe(RENDER_SOCKET);
  expect(Number(setting('portal-render@.service', 'RuntimeMaxSec'))).toBeGreaterThan(LIMITS.seconds);
  expect(setting('portal-render@.service', 'MemoryMax')).toBe(`${LIMITS.memory / 1024 ** 3}G`);
  expect(setting('portal-render@.service', 'ExecStart')).toContain(`--max-old-space-size=${LIMITS.memory / 2 / 1024 ** 2} `);
});
