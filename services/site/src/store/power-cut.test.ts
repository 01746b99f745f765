import fs from 'node:fs';
import path from 'node:path';
import { emptyStore, library, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { rollback } from '../commands/rollback.ts';
import type { Store } from './store.ts';

const { closeSync, fsyncSync, openSync, renameSync } = fs;
const { open } = fs.promises;

/** What is certain to be on the disk: the bytes of each file and the names in each folder as of its last sync. */
const onDisk = new Map<string, string>();
const opened = new Map<number, string>();
let atSwitch: Map<string, string> | undefined;

const contentOf = (name: string) =>
  fs.statSync(name).isDirectory() ? fs.readdirSync(name).sort().join('\n') : fs.readFileSync(name, 'base64');

beforeEach(() => {
  onDisk.clear();
  atSwitch = undefined;
  jest.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
    const handle = openSync(file, ...rest);
    opened.set(handle, String(file));
    return handle;
  });
  jest.spyOn(fs, 'closeSync').mockImplementation((handle) => {
    opened.delete(handle);
    closeSync(handle);
  });
  jest.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    fsyncSync(handle);
    const name = opened.get(handle) ?? '';
    onDisk.set(name, contentOf(name));
  });
  jest.spyOn(fs.promises, 'open').mockImplementation(async (file, ...rest) => {
    const handle = await open(file, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      onDisk.set(String(file), contentOf(String(file)));
    };
    return handle;
  });
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (path.basename(String(to)) === 'current') atSwitch = new Map(onDisk);
    renameSync(from, to);
    for (const [name, content] of [...onDisk])
      if (name === from || name.startsWith(from + path.sep)) {
        onDisk.delete(name);
        onDisk.set(to + name.slice(String(from).length), content);
      }
  });
});
afterEach(() => jest.restoreAllMocks());

/** Files and folders of a store that a power cut right after the switch would have left empty or different. */
function lost(store: Store): string[] {
  const all = (fs.readdirSync(store.dir, { recursive: true }) as string[]).map((name) => path.join(store.dir, name));
  return all
    .filter((name) => !name.startsWith(path.join(store.dir, 'lock')) && path.basename(name) !== 'current')
    .filter((name) => !name.startsWith(path.join(store.dir, 'current', path.sep)))
    .filter((name) => atSwitch?.get(name) !== contentOf(name))
    .map((name) => path.relative(store.dir, name));
}

test('when a release becomes live, every file that it names has been brought to the disk before, and the switch right after', async () => {
  const store = emptyStore();
  await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0']);
  expect(lost(store)).toEqual([]);
  expect(onDisk.get(store.dir)).toBe(contentOf(store.dir));
});

test('so it is with a later release, a new app and a rollback', async () => {
  const store = emptyStore();
  await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0']);
  await releaseMadeUp(store, [library, '1.0.1'], [tools, '1.0.0']);
  expect(lost(store)).toEqual([]);
  await rollback({ workspace: '/', store, app: 'mfe-library', publicUrl: 'https://portal.example' });
  expect(lost(store)).toEqual([]);
  expect(store.liveNumber()).toBe(3);
});
