// docs/measured/api.md
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../docs/measured/api.md');
const HEAD = '# What the API costs\n';

export const number = (value, digits) => value.toFixed(digits);

/** Rewrites one section of the document and leaves the others unchanged. */
export function writeSection(title, text) {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const [, ...others] = old.split(/^## /m);
  const machine = `Node ${process.versions.node}, ${os.cpus().length} cores, shared, average load over the last 15 minutes ${number(os.loadavg()[2], 1)}`;
  const command = `npm run lab -- api${title === 'Memory' ? ' --memory' : ''} --write`;
  const section = `${title}\n\n\`${command}\`, last run ${new Date().toISOString().slice(0, 10)}, ${machine}, the built-in PostgreSQL.\n\n${text}\n`;
  const sections = new Map(others.map((one) => [one.split('\n', 1)[0], `${one.trimEnd()}\n`]));
  sections.set(title, section);
  writeFileSync(FILE, `${HEAD}\n${[...sections.values()].map((one) => `## ${one}`).join('\n')}`);
}
