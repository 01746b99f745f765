// npm run lab -- <name>: runs one of the measurements in this folder. Each is a folder with a main.mjs, whose first line says what it measures.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mainOf = (name) => path.join(import.meta.dirname, name, 'main.mjs');
const entries = readdirSync(import.meta.dirname).filter((name) => existsSync(mainOf(name)));
const describe = (name) =>
  readFileSync(mainOf(name), 'utf8')
    .split('\n', 1)[0]
    .replace(/^\/\/ /, '');

const [name] = process.argv.slice(2);
if (name === undefined) {
  const width = Math.max(...entries.map((entry) => entry.length));
  for (const entry of entries) console.log(`${entry.padEnd(width)}  ${describe(entry)}`);
  console.log('\nRun one with npm run lab -- <name>. Its options are described at the top of its main.mjs.');
} else if (entries.includes(name)) {
  process.argv.splice(2, 1);
  await import(pathToFileURL(mainOf(name)).href);
} else {
  console.error(`There is no measurement "${name}". Choose one of ${entries.join(', ')}: npm run lab -- ${entries[0]}`);
  process.exitCode = 2;
}
