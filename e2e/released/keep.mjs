// npm run keep [-- <data folder>]: keeps the releases of a store (by default of the sources as they are now) for the tests of
// compatibility, in place of those that were kept before. Run it after a release that visitors got.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ARCHIVE, pack } from './archive.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const temporary = mkdtempSync(path.join(os.tmpdir(), 'portal-keep-'));

function releaseAll() {
  const apps = readdirSync(workspace).filter((name) => name.startsWith('mfe-') && existsSync(path.join(workspace, name, 'app.ts')));
  const { status } = spawnSync(
    process.execPath,
    [path.join(workspace, 'services/site/bin/site.mjs'), 'release', 'shell', ...apps, '--why', 'Kept for the tests of compatibility'],
    { cwd: workspace, env: { ...process.env, DATA_DIR: temporary, PUBLIC_URL: 'http://localhost:8080' }, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The sources could not be released, so nothing was kept.');
  return temporary;
}

try {
  const dataDir = process.argv[2] ? path.resolve(process.argv[2]) : releaseAll();
  const files = pack(path.join(dataDir, 'store'));
  const releases = [...new Set(files.flatMap((file) => /^releases\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []))];
  console.log(`Kept ${releases.join(', ')}: ${files.length} files, ${Math.round(statSync(ARCHIVE).size / 1000)} KB.`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
