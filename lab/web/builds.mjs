import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const rsbuild = path.resolve(here, '../node_modules/@rsbuild/core/bin/rsbuild.js');

/** Runs one build of a contender: a configuration in `contenders/`, and the plan that it reads. */
export async function build(config, plan) {
  const child = spawn(process.execPath, [rsbuild, 'build', '--config', path.join(here, 'contenders', `${config}.config.ts`)], {
    cwd: plan.workspace,
    env: { ...process.env, NODE_ENV: 'production', BENCH_PLAN: JSON.stringify(plan) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The build ${config} ${plan.app ?? ''} failed.\n${output}`);
}

/** The files of each named part of a build, by kind. */
export function chunksOf(out) {
  const named = JSON.parse(readFileSync(path.join(out, 'chunks.json'), 'utf8'));
  const kind = (files, ending) => files.filter((file) => file.endsWith(ending));
  return Object.fromEntries(
    Object.entries(named).map(([name, files]) => [name, { scripts: kind(files, '.js'), styles: kind(files, '.css') }]),
  );
}
