// Migrates the tables to what this release needs, on servers where the API may not: run it as the role that owns them, before the API is
// restarted.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { main } = await import(pathToFileURL(path.join(await build(), 'database/main.js')).href);
await main(home);
