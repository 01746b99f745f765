import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openLogFile } from './log-file.ts';

let file: string;
beforeEach(() => {
  file = path.join(temporaryFolder(), 'api.log');
});
const write = (log: Writable, text: string) => new Promise<void>((resolve) => log.write(text, () => resolve()));
const end = (log: Writable) => finished(log.end());
const modeOf = (name: string) => statSync(name).mode & 0o777;

test('a log is readable to its owner alone, also one that was readable to others before', async () => {
  const first = openLogFile(file);
  await write(first, 'one\n');
  await end(first);
  expect(modeOf(file)).toBe(0o600);
  chmodSync(file, 0o644);
  const second = openLogFile(file);
  await write(second, 'two\n');
  await end(second);
  expect([modeOf(file), readFileSync(file, 'utf8')]).toEqual([0o600, 'one\ntwo\n']);
});

test('a full log becomes the former one, at the end of a line, and one former log is kept', async () => {
  const log = openLogFile(file, 20);
  for (const part of ['first line\n', 'second ', 'line\n', 'third line\n', 'fourth line\n']) await write(log, part);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('third line\n');
  expect(readFileSync(file, 'utf8')).toBe('fourth line\n');
  expect([modeOf(file), modeOf(`${file}.1`), existsSync(`${file}.2`)]).toEqual([0o600, 0o600, false]);
  await end(log);
});

test('a log that is full when it is opened makes room with the first line', async () => {
  writeFileSync(file, 'x'.repeat(30));
  const log = openLogFile(file, 20);
  await write(log, 'new\n');
  await end(log);
  expect([readFileSync(file, 'utf8'), statSync(`${file}.1`).size]).toEqual(['new\n', 30]);
});

test('what cannot be written is dropped, and writing goes on as soon as it can', async () => {
  mkdirSync(file);
  const log = openLogFile(file);
  await write(log, 'lost\n');
  rmdirSync(file);
  await write(log, 'kept\n');
  await end(log);
  expect(readFileSync(file, 'utf8')).toBe('kept\n');
});

test('a device in place of a log may be full, and keeps its mode', async () => {
  const before = modeOf('/dev/full');
  symlinkSync('/dev/full', file);
  const log = openLogFile(file, 5);
  await write(log, 'lost\n');
  await write(log, 'lost too\n');
  await end(log);
  expect([modeOf('/dev/full'), existsSync(`${file}.1`)]).toEqual([before, false]);
});
