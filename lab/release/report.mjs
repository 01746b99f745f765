// docs/measured/release.md
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../docs/measured/release.md');

/** Prints the results; with `--write`, also writes them to the document. */
export function report(sections) {
  const machine = `Node ${process.versions.node}, ${os.cpus().length} cores, average load over the last 15 minutes ${os.loadavg()[2].toFixed(1)}`;
  const text = `# Release and rollback\n\n\`npm run lab -- release --write\`, last run ${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${sections.join('\n')}`;
  console.log(text);
  if (process.argv.includes('--write')) writeFileSync(FILE, text);
}
