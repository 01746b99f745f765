#!/usr/bin/env node
// npm run check -- --public: lists what the site should not show the public yet. It changes nothing.
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { publicReport } = await jiti.import('../src/index.ts');

const root = process.cwd();
const { site } = await jiti.import(path.join(root, 'shell/site.config.ts'));
const { refused, shown } = publicReport(root, site);
list('Refused in a release of the shell for a public address:', refused);
list('Shown to the public as it is now:', shown);
if (refused.length + shown.length === 0) console.log('The site is ready for the public.');
else process.exitCode = 1;

function list(heading, lines) {
  if (lines.length > 0) console.error(`${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
}
