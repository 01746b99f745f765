// Runs the API, built first when its sources have changed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { main } = await import(pathToFileURL(path.join(await build(), 'main.js')).href);
await main(home);
