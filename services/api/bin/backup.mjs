// npm run backup: writes everything that the database holds into one file, and puts it into an empty database again.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { main } = await import(pathToFileURL(path.join(await build(), 'backup/main.js')).href);
await main(home, process.argv.slice(2));
