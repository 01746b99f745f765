import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { describeWay, WAYS_HERE } from '../../fixtures/confinement.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { confined } from './border.ts';
import { runProgram } from './run-program.ts';

// Node's own permissions are off here: what holds is the operating system alone.

/** Runs a program that tries each step, and gives back by name what it came to: the code of the error, or the value. */
function tries(way: (typeof WAYS_HERE)[number], steps: Readonly<Record<string, string>>): Record<string, unknown> {
  const attempts = Object.entries(steps).map(([name, step]) => `await attempt(${JSON.stringify(name)}, async () => { ${step} });`);
  const program = `const fs = require('node:fs');
    const seen = {};
    const attempt = async (name, step) => { try { seen[name] = await step(); } catch (problem) { seen[name] = problem.code; } };
    (async () => { ${attempts.join('\n')} process.stdout.write(JSON.stringify(seen)); })();`;
  const [command, ...args] = confined(way, ['-']);
  const { stdout, stderr } = spawnSync(command, args, { input: program, encoding: 'utf8', env: { SECRET: 'of the site' } });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe.each(WAYS_HERE)('behind the border of %s', (way) => {
  describeWay(way)('a program', () => {
    test('reads no file of the machine, whoever may read it', () => {
      const secret = path.join(temporaryFolder(), 'secret');
      writeFileSync(secret, 'the mail password', { mode: 0o644 });
      const read = (file: string) => `return fs.readFileSync(${JSON.stringify(file)}, 'utf8');`;
      expect(
        tries(way, { secret: read(secret), passwd: read('/etc/passwd'), own: read(__filename), proc: read('/proc/self/environ') }),
      ).toEqual({ secret: 'ENOENT', passwd: 'ENOENT', own: 'ENOENT', proc: 'ENOENT' });
    });

    test('sees only the folders of Node and its libraries', () => {
      const { root } = tries(way, { root: "return fs.readdirSync('/');" });
      const expected = ['bin', 'lib', 'lib64', process.execPath.split('/')[1] ?? '', 'proc'];
      expect((root as string[]).filter((name) => !expected.includes(name))).toEqual([]);
    });

    test('writes nowhere', () => {
      const write = (file: string) => `fs.writeFileSync(${JSON.stringify(file)}, 'x');`;
      const seen = tries(way, {
        root: write('/x'),
        folder: write('/lib64/x'),
        library: "fs.appendFileSync(process.report.getReport().sharedObjects.at(-1), 'x');",
        temporary: write('/tmp/x'),
        memory: write('/dev/shm/x'),
      });
      for (const [where, code] of Object.entries(seen))
        expect([where, code]).toEqual([where, expect.stringMatching(/^(EROFS|ENOENT|EACCES)$/)]);
    });

    test('reaches no network, not even this machine', () => {
      const { port } = server.address() as AddressInfo;
      const connect = (host: string, to: number) =>
        `await new Promise((resolve, reject) => require('node:net').connect(${to}, '${host}', resolve).on('error', reject));`;
      const seen = tries(way, { here: connect('127.0.0.1', port), elsewhere: connect('192.0.2.1', 80) });
      expect(seen.here).toMatch(/^(ECONNREFUSED|ENETUNREACH)$/);
      expect(seen.elsewhere).toBe('ENETUNREACH');
      expect(connections).toBe(0);
    });

    test('starts no program, and sees and ends no other process', () => {
      const start = (file: string) =>
        `const { error } = require('node:child_process').spawnSync(${JSON.stringify(file)}); return error?.code;`;
      const seen = tries(way, {
        shell: start('/bin/sh'),
        mount: start('/usr/bin/mount'),
        parent: `process.kill(${process.pid}, 0);`,
      });
      expect(seen).toEqual({ shell: 'ENOENT', mount: 'ENOENT', parent: 'ESRCH' });
    });

    test('has nothing of the environment, and is nobody', async () => {
      process.env.SECRET = 'of the site';
      const seen = JSON.parse(await runProgram(way, 'process.stdout.write(JSON.stringify([process.env, process.getuid()]))'));
      delete process.env.SECRET;
      expect(seen).toEqual([{ PWD: '/' }, 65534]);
    });
  });
});
