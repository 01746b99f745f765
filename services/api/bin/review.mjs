// npm run review: projects, reports and feedback from visitors, the emails about them, what will be deleted when, and who may use the
// review desk.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const [about, ...rest] = process.argv.slice(2);
const all = process.argv.slice(2);
const reviewers = ['invite', 'reviewers', 'remove'].includes(about);
const [file, args] =
  about === 'retention' ? ['retention/main.js', rest] : [reviewers ? 'desk/reviewers-command.js' : 'review/main.js', all];
const { main } = await import(pathToFileURL(path.join(await build(), file)).href);
await main(home, args);
