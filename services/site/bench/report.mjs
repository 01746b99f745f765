// Tables, and docs/measured/release.md.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../docs/measured/release.md');

/** The middle of some numbers. */
export const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** A Markdown table. */
export const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Says what was measured; with `--write` the document says it too. */
export function report(sections) {
  const machine = `Node ${process.versions.node}, ${os.cpus().length} cores, average load over the last 15 minutes ${os.loadavg()[2].toFixed(1)}`;
  const text = `# Release and rollback\n\n\`npm run bench:release -- --write\`, last run ${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${sections.join('\n')}`;
  console.log(text);
  if (process.argv.includes('--write')) writeFileSync(FILE, text);
}
