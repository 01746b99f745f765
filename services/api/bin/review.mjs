// npm run review: projects, reports and feedback that visitors sent, and the mails about them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { main } = await import(pathToFileURL(path.join(await build(), 'review/main.js')).href);
await main(home, process.argv.slice(2));
