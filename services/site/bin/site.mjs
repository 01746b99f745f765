// Runs the site's program. It is one bundled file in dist, made from src when it is missing or its sources have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');
const workspace = path.resolve(here, '../..');
const program = path.join(here, 'dist/site.mjs');
const mark = path.join(here, 'dist/.sources');

function sources() {
  const hash = createHash('sha256');
  for (const dir of [path.join(here, 'src'), path.join(workspace, 'packages/contracts/src')])
    for (const file of readdirSync(dir, { recursive: true }).map(String).sort())
      if (/\.ts$/.test(file) && !/\.test\.ts$/.test(file)) hash.update(file).update(readFileSync(path.join(dir, file)));
  return hash.digest('hex');
}

/** A rollback works without any library installed, so this does too. */
async function browserOfThisMachine() {
  try {
    const { findBrowser } = await import('@portal/build/find-browser');
    return findBrowser();
  } catch {
    return undefined;
  }
}

const wanted = sources();
if (!existsSync(program) || !existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
  const builder = path.join(here, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  if (existsSync(builder)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build'], { cwd: here, encoding: 'utf8' });
    if (status !== 0) {
      console.error(`The site's program could not be built.\n\n${stdout}${stderr}`);
      process.exit(1);
    }
    writeFileSync(mark, wanted);
  } else if (!existsSync(program)) {
    console.error('The libraries are not installed yet. Run npm start once, then try again.');
    process.exit(1);
  }
}
// What somebody has set stays: the gate says so when there is no such browser, and a rollback needs none.
process.env.BROWSER_PATH ||= (await browserOfThisMachine()) ?? 'none';
await import(program);
