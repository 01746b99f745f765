import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeWay, WAYS_HERE } from '../../fixtures/confinement.ts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { candidate, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { confined } from '../confine/border.ts';
import { LIMITS } from '../confine/run-program.ts';
import { runPreflightChecks } from '../preflight/run-preflight-checks.ts';
import { run } from './server-build.ts';

const setting = process.env.CONFINEMENT;
afterAll(() => {
  if (setting === undefined) delete process.env.CONFINEMENT;
  else process.env.CONFINEMENT = setting;
});

/** Node's own objects, which hide behind the web's: what hides them is no border. */
const NODE = '(() => { try { return Function(\'return import("node:fs")\')(); } catch {} })()';

describe.each(WAYS_HERE)('confined by %s', (way) => {
  describeWay(way)('a server build', () => {
    beforeEach(() => {
      process.env.CONFINEMENT = way;
    });

    test.each([
      ['reads a file', "require('fs').readFileSync('/etc/passwd')", 'needs the module "fs", which the shell does not provide.'],
      ['opens a socket', "require('net').connect(80, '192.0.2.1')", 'needs the module "net", which the shell does not provide.'],
      [
        'starts a program',
        "require('child_process').execSync('id')",
        'needs the module "child_process", which the shell does not provide.',
      ],
      ['reads the environment', 'process.env.HOME', 'could not be run: process is not defined'],
      ['writes a file', "require('node:fs').writeFileSync('/tmp/x', '')", 'needs the module "node:fs", which the shell does not provide.'],
    ])('that %s is refused, and the store stays as it was', async (_, code, sentence) => {
      const store = await storeWithTwoApps();
      const before = folderContents(store.dir);
      // Only where it is rendered: what describes a build has stubs for all modules.
      const hostile = { ...tools, top: `if (react.of === 'shell 1.0.0') { ${code} }` };
      const order = {
        store,
        candidates: [candidate(hostile, '1.0.1')],
        publicUrl: 'https://portal.example',
        browser: undefined,
        log: () => {},
      };
      expect(await rejectionMessage(() => runPreflightChecks(order))).toMatch(new RegExp(`server\\.cjs ${sentence}$`));
      expect(folderContents(store.dir)).toEqual(before);
    });

    const ask = (text: string, limits = LIMITS) => run({ kind: 'describe-app', app: { name: 'mfe-tools', text } }, 3, limits);

    test('that never ends is stopped', async () => {
      expect(await rejectionMessage(() => ask('for (;;);', { ...LIMITS, seconds: 1 }))).toMatch(
        /^mfe-tools (did not end within 1 s|ended without a result), so nothing was taken from it\.$/,
      );
    });

    test('that waits for ever is stopped', async () => {
      expect(
        await rejectionMessage(() => ask('exports.search = () => new Promise((r) => setTimeout(r, 1e8));', { ...LIMITS, seconds: 2 })),
      ).toBe('mfe-tools did not end within 2 s, so nothing was taken from it.');
    });

    test('that allocates without end gets no more than its share', async () => {
      const limits = { ...LIMITS, memory: 400_000_000 };
      const objects = 'const all = []; for (;;) all.push({ all: [all.length] });';
      expect(await rejectionMessage(() => ask(objects, limits))).toBe(
        'mfe-tools needs more memory than it may use, so nothing was taken from it.',
      );
      const bytes = 'const all = []; for (;;) all.push(new Uint8Array(2e7).fill(1));';
      expect(await rejectionMessage(() => ask(bytes, limits))).toBe('mfe-tools could not be run: Array buffer allocation failed');
    });

    test('that answers with a gigabyte is stopped at the limit', async () => {
      const text = "exports.manifest = Array.from({ length: 2000 }, () => 'x'.repeat(500_000));";
      expect(await rejectionMessage(() => ask(text, { ...LIMITS, output: 10_000_000 }))).toMatch(
        /^mfe-tools (prints more than 10 MB|needs more memory than it may use), so nothing was taken from it\.$/,
      );
    });

    test('that finds Node behind the web ends at the border', async () => {
      const secret = path.join(temporaryFolder(), 'secret');
      writeFileSync(secret, 'the mail password');
      const text = `exports.search = async () => [await ${NODE}.then((fs) => fs.readFileSync(${JSON.stringify(secret)}, 'utf8'))];`;
      const [, search] = await ask(text);
      expect(search).toHaveProperty('problem');
      expect(JSON.stringify(search)).not.toContain('password');
    });

    test('ends when the site is killed', async () => {
      const [command, ...args] = confined(way, ['-e', 'process.stdout.write("runs"); setInterval(() => {}, 1000);']);
      const starter = `const child = require('node:child_process').spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, { stdio: ['ignore', 'pipe', 'ignore'] });
        child.stdout.once('data', () => process.stdout.write('started'));`;
      // It shares this pipe with nobody who outlives it: the pipe closes when all have ended.
      const site = spawn(process.execPath, ['-e', starter.replace("'ignore', 'pipe', 'ignore'", "'ignore', 'pipe', 'inherit'")], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await once(site.stdout, 'data');
      site.kill('SIGKILL');
      await once(site.stderr.resume(), 'close');
    });
  });
});
