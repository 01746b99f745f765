// Mutation proof: which tests notice forty planted faults, and how soon.
import path from 'node:path';
import { mistakesIn } from './apply-fault.mjs';
import { faults } from './faults.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');

if (process.argv.includes('--check')) {
  const mistakes = mistakesIn(workspace, faults);
  for (const mistake of mistakes) console.error(mistake);
  console.log(`${faults.length} faults, ${mistakes.length} mistakes`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
