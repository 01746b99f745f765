import { ChildProcess } from 'node:child_process';
import { mkdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../fixtures/builds.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { type ServiceProcess, startService } from './service-process.ts';

/** Stands in for the API: it says something to its log before it listens, and ends with its standard input. */
const API = `console.error('a line for the log');
console.log(JSON.stringify({ portal: 'api', address: 'http://127.0.0.1:9' }));
process.stdin.on('end', () => process.exit()).resume();
`;
const START_TIMEOUT_MS = 20_000;

let workspace: string;
let dataDir: string;
let api: ServiceProcess | undefined;
beforeEach(() => {
  workspace = temporaryFolder();
  dataDir = temporaryFolder();
  writeFiles(workspace, { 'services/api/bin/api.mjs': API });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api?.stop();
});
const start = () => {
  api = startService({ name: 'api', workspace, dataDir, env: { TRUSTED_HOPS: '1' } });
  return api?.up(START_TIMEOUT_MS);
};

test('the API runs beside the host, and its log is readable to its owner alone', async () => {
  expect(await start()).toBe(true);
  expect(api?.address()).toBe('http://127.0.0.1:9');
  await api?.stop();
  const { size, mode } = statSync(path.join(dataDir, 'api.log'));
  expect([size > 0, mode & 0o777]).toEqual([true, 0o600]);
});

test.each<[string, (log: string) => void]>([
  ['is a folder', (log) => mkdirSync(log)],
  ['is on a full disk', (log) => symlinkSync('/dev/full', log)],
])('a log that cannot be written because it %s ends neither the API nor the host', async (_, prepare) => {
  prepare(path.join(dataDir, 'api.log'));
  expect(await start()).toBe(true);
  await api?.stop();
});

test('an API that could not be started is tried again', async () => {
  jest.replaceProperty(process, 'execPath', path.join(workspace, 'no-such-program'));
  const up = start();
  jest.restoreAllMocks();
  expect(await up).toBe(true);
});

/** What Node calls to start a program; it answers with the number of an error, or throws. */
interface Starting {
  spawn(this: ChildProcess): number;
}

test.each<[string, Starting['spawn']]>([
  [
    'memory',
    () => {
      throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
    },
  ],
  [
    'files that may be open',
    function refuse() {
      process.nextTick(() => this.emit('error', new Error('spawn EMFILE')) && this.emit('close', -24, null));
      return -24;
    },
  ],
])('an API that cannot be started for want of %s does not end the host, and is tried again', async (_, refuse) => {
  jest.spyOn(ChildProcess.prototype as unknown as Starting, 'spawn').mockImplementationOnce(refuse);
  expect(await start()).toBe(true);
});
