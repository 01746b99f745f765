import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runJourneys, testsIn } from '../journeys.mjs';

/** Those journeys that exist in a workspace. */
export function journeysOf(dir, names) {
  return names.filter((name) => existsSync(path.join(dir, 'e2e/specs', `${name}.spec.ts`)));
}

/** Runs journeys until one fails; resolves to the failing one, or undefined. */
export async function firstRedJourney(dir, names) {
  const { code, output, report } = await runJourneys(dir, names, ['-x']);
  if (code === 0) return undefined;
  const red = testsIn(report).find(({ results }) => results.some(({ status }) => status === 'failed' || status === 'timedOut'));
  if (red) return { size: 'journey', file: `e2e/specs/${red.file}`, test: red.title };
  // The journeys' stores consist of releases: a refused release counts as a finding too.
  const [first = output.trim().split('\n').at(-1)] = (report?.errors ?? []).map(({ message }) => message);
  const sentence = stripVTControlCharacters(first)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .join(' ');
  return { size: 'journey', file: 'e2e/fixtures/global-setup.ts', test: `(set-up) ${sentence.slice(0, 160)}` };
}
