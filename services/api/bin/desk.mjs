// Runs the review desk: its server, which is part of this service, and the pages, which services/desk builds if its sources have changed.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

// Run as a program instead of imported: services do not import each other.
const pages = execFileSync(process.execPath, [path.join(home, '../desk/bin/build.mjs')], { encoding: 'utf8' }).trim();
const { main } = await import(pathToFileURL(path.join(await build(), 'desk/main.js')).href);
await main(home, pages);
