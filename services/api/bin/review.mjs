// npm run review: projects, reports and feedback that visitors sent, the mails about them, and what is deleted when.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const [about, ...rest] = process.argv.slice(2);
const [file, args] = about === 'retention' ? ['retention/main.js', rest] : ['review/main.js', process.argv.slice(2)];
const { main } = await import(pathToFileURL(path.join(await build(), file)).href);
await main(home, args);
