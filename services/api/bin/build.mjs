// Emits src as JavaScript for Node into dist/<digest of the sources>, and returns that folder. An existing folder is not built again. Two
// builds at once do not interfere: each writes to its own folder, which is then moved into place.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const home = path.resolve(import.meta.dirname, '..');
const dist = path.join(home, 'dist');
const DAY = 24 * 60 * 60 * 1000;

const options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    rewriteRelativeImportExtensions: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

/** Names, relative to a folder, of the TypeScript files that are part of the build. */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.(test|cases|d))\.ts$/.test(file))
    .sort();

/** Builds if sources have changed. Returns the folder that contains main.js. */
export async function build() {
  const ours = path.join(home, 'src');
  // The package exports TypeScript, which Node 20 cannot run, so it is emitted too, to a place where Node finds it by its name, with the
  // libraries it needs.
  const contracts = realpathSync(path.join(home, 'node_modules/@portal/contracts'));
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const folder of [ours, path.join(contracts, 'src')])
    for (const file of sourcesIn(folder)) hash.update(file).update(readFileSync(path.join(folder, file)));
  const target = path.join(dist, hash.digest('hex').slice(0, 16));
  if (existsSync(target)) return target;

  const making = `${target}.making-${process.pid}`;
  const inside = path.join(making, 'node_modules/@portal/contracts');
  await emit(ours, making);
  await emit(path.join(contracts, 'src'), path.join(inside, 'src'));
  writeFileSync(
    path.join(inside, 'package.json'),
    JSON.stringify({ name: '@portal/contracts', type: 'module', exports: './src/index.js' }),
  );
  symlinkSync(path.join(contracts, 'node_modules'), path.join(inside, 'node_modules'), 'dir');
  try {
    renameSync(making, target);
  } catch (problem) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(target)) throw problem;
  }
  // A process may still be running from an older one.
  for (const name of readdirSync(dist))
    if (name !== path.basename(target) && Date.now() - statSync(path.join(dist, name)).mtimeMs > DAY)
      rmSync(path.join(dist, name), { recursive: true, force: true });
  return target;
}

async function emit(from, to) {
  const { transformFile } = await import('@swc/core');
  await Promise.all(
    sourcesIn(from).map(async (file) => {
      const { code } = await transformFile(path.join(from, file), options);
      const target = path.join(to, file.replace(/\.ts$/, '.js'));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, code);
    }),
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) console.log(await build());
