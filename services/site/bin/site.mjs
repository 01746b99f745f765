// Runs the site's program. It is one bundled file in dist/<digest>, which is built if none exists for the current
// sources. Two commands at once do not interfere: each builds into a separate folder, which is then moved into place.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = path.resolve(import.meta.dirname, '..');
const workspace = path.resolve(here, '../..');
const dist = path.join(here, 'dist');
const PROGRAM = 'site.mjs';
const DAY = 24 * 60 * 60 * 1000;

/** Besides the sources: files that say which libraries are in the bundle, as required and as installed, and how it is built. */
const FILES = [
  'pnpm-lock.yaml',
  'node_modules/.pnpm/lock.yaml',
  'services/site/package.json',
  'services/site/rsbuild.config.ts',
  'packages/contracts/package.json',
  'packages/build-presets/package.json',
];
const FOLDERS = ['services/site/src', 'packages/contracts/src', 'packages/build-presets/src'];

/** A digest of everything that the program is made from. */
function digest() {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  const sources = FOLDERS.flatMap((folder) =>
    namesIn(path.join(workspace, folder), { recursive: true })
      .filter((file) => /\.[cm]?ts$/.test(file) && !/\.test\.ts$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  for (const file of [...FILES, ...sources].filter((each) => existsSync(path.join(workspace, each))))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(workspace, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function namesIn(folder, options) {
  return existsSync(folder) ? readdirSync(folder, options).map(String) : [];
}

/** What a bundler needs, in short: the list for builds (packages/contracts) is not available before the program exists. */
function environment() {
  const names = ['PATH', 'HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SYSTEMROOT', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

/** The program for the current sources, built if its libraries are installed. If they are not, the newest existing program is used. */
function programFile() {
  const target = path.join(dist, digest());
  if (existsSync(target)) return path.join(target, PROGRAM);
  const builder = path.join(here, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  if (!existsSync(builder)) return newestProgram() ?? refuse('The libraries are not installed yet. Run npm start once, then try again.');
  const making = `${target}.making-${process.pid}`;
  const env = { ...environment(), PORTAL_OUT_DIR: making };
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build'], { cwd: here, env, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true });
    // A rollback must not fail because of half-installed libraries.
    const former = process.argv[2] === 'rollback' ? newestProgram() : undefined;
    return former ?? refuse(`The site's program could not be built.\n\n${stdout}${stderr}`);
  }
  try {
    renameSync(making, target);
  } catch (problem) {
    // Another command was faster.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(target)) throw problem;
  }
  removeOld(path.basename(target));
  return path.join(target, PROGRAM);
}

function newestProgram() {
  const made = namesIn(dist)
    .filter((name) => !name.includes('.making-'))
    .map((name) => path.join(dist, name, PROGRAM))
    .filter((file) => existsSync(file));
  return made.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

/** Programs that are no longer in use; a command may still be running from an earlier one. */
function removeOld(current) {
  for (const name of namesIn(dist).filter((each) => each !== current)) {
    const changed = statSync(path.join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > DAY) rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A rollback works without any library installed, so this does too. */
async function browserOfThisMachine() {
  try {
    const { findBrowser } = await import('@portal/workspace-tools/find-browser');
    return findBrowser();
  } catch {
    return undefined;
  }
}

const program = programFile();
// A value that someone has set stays: if that browser does not exist, the gate says so, and a rollback needs none.
process.env.BROWSER_PATH ||= (await browserOfThisMachine()) ?? 'none';
await import(pathToFileURL(program).href);
