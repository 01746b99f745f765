// Builds the releases of an earlier commit that the compatibility tests use, and says where they are.
//   npm run lab -- keep            those of the commit that is named in e2e/fixtures/earlier-commit.txt
//   npm run lab -- keep <commit>   those of another one, which is named there from now on: do it after a release that visitors got
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { refuse } from '../report.mjs';
import { git } from '../run-program.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const { COMMIT_FILE, earlierReleases } = await createJiti(import.meta.url).import('../../e2e/fixtures/earlier-releases.ts');
const [, , name, ...more] = process.argv;
if (more.length > 0) refuse('Name one commit: npm run lab -- keep <commit>');

function commitOf(name) {
  try {
    return git(workspace, 'rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return refuse(`There is no commit "${name}".`);
  }
}

const commit = name === undefined ? readFileSync(COMMIT_FILE, 'utf8').trim() : commitOf(name);
const dataDir = await earlierReleases(commit);
if (name !== undefined) writeFileSync(COMMIT_FILE, `${commit}\n`);
console.log(`The releases of ${commit} are in ${path.relative(workspace, dataDir)}.`);
