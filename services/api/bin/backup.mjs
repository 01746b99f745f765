// npm run backup: writes the whole database to one file, and loads that file into an empty database.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { main } = await import(pathToFileURL(path.join(await build(), 'backup/main.js')).href);
await main(home, process.argv.slice(2));
