// Builds the pages of the review desk into dist/<digest of the sources>, and returns that folder. An existing folder is not built again.
// Two builds at once do not interfere: each writes to its own folder, which is then moved into place.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = path.resolve(import.meta.dirname, '..');
const dist = path.join(home, 'dist');
const DAY = 24 * 60 * 60 * 1000;
const SOURCES = ['src', '../../packages/ui/src', '../../packages/contracts/src', 'rsbuild.config.ts', '../../pnpm-lock.yaml'];

/** Builds if sources have changed. Returns the folder that contains index.html. */
export async function build() {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const file of SOURCES.flatMap(filesOf)) hash.update(`${path.relative(home, file)}\0`).update(readFileSync(file));
  const target = path.join(dist, hash.digest('hex').slice(0, 16));
  if (existsSync(target)) return target;
  const making = `${target}.making-${process.pid}`;
  const builder = path.join(home, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, PORTAL_OUT_DIR: making };
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build'], { cwd: home, env, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(`The review desk could not be built.\n\n${stdout}${stderr}`);
  }
  try {
    renameSync(making, target);
  } catch (problem) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(target)) throw problem;
  }
  // A process may still be reading from an older one.
  for (const name of readdirSync(dist))
    if (name !== path.basename(target) && Date.now() - statSync(path.join(dist, name)).mtimeMs > DAY)
      rmSync(path.join(dist, name), { recursive: true, force: true });
  return target;
}

function filesOf(source) {
  const at = path.join(home, source);
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at, { recursive: true })
    .map(String)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(at, name))
    .filter((file) => statSync(file).isFile());
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) console.log(await build());
