import { existsSync } from 'node:fs';
import { createJiti } from 'jiti';
import { node, pathIn } from './processes.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

const bin = (name, file) => pathIn('node_modules', name, file);
/**
 * TypeScript as a native program, which takes a tenth of the time. The version before it stays for the tools that use it as a library
 * (docs/decisions/0041).
 */
const TYPES = bin('typescript-native', 'bin/tsc');

/** Checks of the sources of one folder, in seconds; the checks of the whole repository run separately. */
function checksOf(folder) {
  return [
    { name: `format and lint of ${folder} (Biome)`, args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', folder] },
    {
      name: `raw colors and sizes in styles of ${folder} (stylelint)`,
      args: [bin('stylelint', 'bin/stylelint.mjs'), `${folder}/**/*.css`, '--allow-empty-input'],
    },
    ...(existsSync(pathIn(folder, 'editorial.config.ts'))
      ? [{ name: `words of ${folder}`, args: [pathIn('packages/editorial/bin/check.mjs'), folder] }]
      : []),
  ];
}

function typesOf(folder) {
  return { name: `types of ${folder} (TypeScript)`, args: [TYPES, '--noEmit', '-p', folder] };
}

/** Checks of the sources. Each is one line of `npm run check`, and counts as one test. */
function checks() {
  return [
    { name: 'format and lint (Biome)', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'] },
    {
      name: 'imports between folders (dependency-cruiser)',
      args: [bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', '--no-progress', ...rooms()],
    },
    { name: 'unused files, exports and dependencies (knip)', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
    {
      name: 'raw colors and sizes in styles (stylelint)',
      args: [bin('stylelint', 'bin/stylelint.mjs'), '{shell,mfe-*,packages}/**/*.css'],
    },
    { name: 'words (content folders)', args: [pathIn('packages/editorial/bin/check.mjs')] },
    ...workspaceFolders('check').map(typesOf),
  ];
}

function rooms() {
  return workspaceFolders().filter((folder) => !['packages/build-presets', 'packages/workspace-tools'].includes(folder));
}

/**
 * Runs every check, two at a time; prints the output of those that fail, and advice. With names of apps, it checks only these, and then
 * whether they could be released.
 */
export async function runChecks(apps = []) {
  if (apps.length === 0) return runAll(checks());
  const known = apps.filter((app) => existsSync(pathIn(app, 'package.json')));
  const count = await runAll(known.flatMap((app) => [...checksOf(app), typesOf(app)]));
  if (count.failed > 0) {
    console.log(`\nFix what is listed above. Whether ${apps.join(', ')} could be released is checked once that is done.`);
    return count;
  }
  const { code } = await node([pathIn('services/site/bin/site.mjs'), 'check', ...apps], { show: true });
  count[code === 0 ? 'passed' : 'failed'] += 1;
  return count;
}

/** Requests every web address in the content; this check needs the internet, so it runs only by name. */
export async function runLinkCheck(options) {
  const { code } = await node([pathIn('packages/editorial/bin/links.mjs'), ...options], { show: true });
  return [{ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }];
}

/** Lists what the public should not see yet. */
export async function runPublicCheck() {
  const { code } = await node([pathIn('packages/editorial/bin/public.mjs')], { show: true });
  return [{ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }];
}

/** Checks changed folders, and the types of everything that a change in them can break (`tested`). */
export function runChecksOf(changed, tested) {
  const typed = new Set(workspaceFolders('check'));
  return runAll([...changed.flatMap(checksOf), ...tested.filter((folder) => typed.has(folder)).map(typesOf)]);
}

/** What a check that passes still has to say: lines such as `file:3: Advice: …`. */
function adviceIn(output) {
  return output
    .split('\n')
    .filter((line) => /:\d+: Advice: /.test(line))
    .join('\n');
}

async function runAll(queue) {
  // Apps' settings run here, with everything that they import: none of it sees a secret.
  const { buildEnvironment } = await createJiti(import.meta.url).import('@portal/contracts');
  const env = buildEnvironment(process.env);
  const count = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { code, output } = await node(check.args, { env });
      count[code === 0 ? 'passed' : 'failed'] += 1;
      const words = code === 0 ? adviceIn(output) : output.trim();
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name}${words === '' ? '' : `\n${words}\n`}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return count;
}
