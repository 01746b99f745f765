// npm run retention: what is deleted when; `apply` deletes what is due.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { main } = await import(pathToFileURL(path.join(await build(), 'retention/main.js')).href);
await main(home, process.argv.slice(2));
