// Writes reader/report-reader.html, the one file with which reports are opened, and puts its digest into docs/reports.md. With --check, it
// only says whether both match the sources.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rsbuild/core';

const folder = path.resolve(import.meta.dirname, '../reader');
const file = path.join(folder, 'report-reader.html');
const guide = path.resolve(import.meta.dirname, '../../../docs/reports.md');
const DIGEST = /(?<=SHA-256 `)[0-9a-f]{64}(?=`)/;

const style = readFileSync(path.join(folder, 'reader.css'), 'utf8');
const script = await bundled();
const policy = [
  "default-src 'none'",
  `script-src ${sourceOf(script)}`,
  `style-src ${sourceOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
const html = Object.entries({ policy, style, script }).reduce(
  (text, [name, value]) => text.replace(`{${name}}`, () => value),
  readFileSync(path.join(folder, 'reader.html'), 'utf8'),
);
const digest = createHash('sha256').update(html).digest('hex');
const text = readFileSync(guide, 'utf8').replace(DIGEST, digest);

if (process.argv.includes('--check')) {
  const current = (name, wanted) => {
    if (readFileSync(name, 'utf8') === wanted) return;
    console.error(`${path.basename(name)} does not match its sources. Run node services/api/bin/report-reader.mjs.`);
    process.exitCode = 1;
  };
  current(file, html);
  current(guide, text);
} else {
  writeFileSync(file, html);
  writeFileSync(guide, text);
  console.log(`${file}: ${html.length} bytes, SHA-256 ${digest}`);
}

function sourceOf(content) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** One script with everything that it needs. */
async function bundled() {
  const out = mkdtempSync(path.join(os.tmpdir(), 'portal-reader-'));
  try {
    const stats = await new Promise((resolve, reject) => {
      rspack(
        {
          mode: 'production',
          target: ['web', 'es2022'],
          context: folder,
          entry: './reader.mjs',
          output: { path: out, filename: 'reader.js' },
          devtool: false,
          performance: false,
        },
        (problem, done) => (problem ? reject(problem) : resolve(done)),
      );
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    const code = readFileSync(path.join(out, 'reader.js'), 'utf8');
    // A script inside a page must not contain the tag that ends it.
    if (/<\/script|<!--/i.test(code)) throw new Error('The script cannot be put in a page as it is.');
    return code;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
