import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { writeDurably } from './durable-file.ts';

const PROGRAM = path.join(__dirname, '../../fixtures/programs/durable-writer.cjs');

test('a file is written whole into folders that are not there yet, and nothing else stays', () => {
  const dir = temporaryFolder();
  const file = path.join(dir, 'ledger/2026/000001.json');
  writeDurably(file, 'ä words');
  expect(readFileSync(file, 'utf8')).toBe('ä words');
  expect(readdirSync(path.dirname(file))).toEqual(['000001.json']);
});

test('a file that is there is replaced as a whole', () => {
  const file = path.join(temporaryFolder(), 'page.html');
  writeFileSync(file, 'a long text that was there before');
  writeDurably(file, 'short');
  expect(readFileSync(file, 'utf8')).toBe('short');
});

test('a file that the system takes only a part of is not there at all', () => {
  const file = path.join(temporaryFolder(), 'page.html');
  // The limit stands for a full disk: the first write takes a part and reports no error.
  const write = (characters: number) =>
    spawnSync('sh', ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, PROGRAM, file, String(characters)]);
  expect(write(100_000).status).not.toBe(0);
  expect(existsSync(file)).toBe(false);
  expect(write(1000).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toHaveLength(1000);
});
