#!/usr/bin/env node
// npm run check -- --links: asks every web address in the content folders and in shell/site.config.ts, and writes what it found to a report. It changes
// nothing else. With --seen=<address>, which a person says who has opened the link, it writes today's date beside the entries with that address instead.
// node packages/editorial/bin/links.mjs [--report=links.md] [--timeout=20] [--seen=<address>…] [folder or file…]
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { checkLinks, contentFiles, findLinks, foldersWithRules, isBroken, linkReport, markSeen } = await jiti.import('../src/index.ts');

const root = process.cwd();
const { values, positionals } = parseArgs({
  options: {
    report: { type: 'string', default: 'links.md' },
    timeout: { type: 'string', default: '20' },
    seen: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});
const named = positionals.length > 0 ? positionals : [...foldersWithRules(root), 'shell/site.config.ts'];
const files = named.filter((name) => existsSync(path.join(root, name))).flatMap(filesIn);
if (values.seen) {
  writeDays(values.seen);
  process.exit();
}

const links = files.flatMap((file) => findLinks(readFileSync(path.join(root, file), 'utf8'), file));
console.log(
  `Requesting ${new Set(links.map(({ address }) => address)).size} addresses in ${files.length} ${files.length === 1 ? 'file' : 'files'}.`,
);

const checked = await checkLinks(links, Number(values.timeout) * 1000);
if (checked.length > 0 && checked.every(({ verdict }) => verdict.is === 'unreachable')) {
  console.error('No address could be reached, so there is no report. Is this machine connected to the internet?');
  process.exitCode = 1;
} else {
  writeFileSync(path.resolve(root, values.report), linkReport(checked, new Date().toISOString().slice(0, 10)));
  for (const link of checked.filter(isBroken)) {
    const [{ file, line }] = link.places;
    console.error(`${file}:${line}: ${link.address} leads nowhere. Find its new address, or remove the entry.`);
  }
  console.log(`The report is in ${values.report}.`);
  process.exitCode = checked.some(isBroken) ? 1 : 0;
}

/** Writes today's date beside every entry with one of the addresses, and says where. */
function writeDays(addresses) {
  const today = new Date().toISOString().slice(0, 10);
  for (const address of addresses) {
    const changed = files.filter((file) => {
      const marked = file.endsWith('.yaml') ? markSeen(readFileSync(path.join(root, file), 'utf8'), address, today) : undefined;
      if (marked !== undefined) writeFileSync(path.join(root, file), marked);
      return marked !== undefined;
    });
    if (changed.length > 0) console.log(`${address}: seen on ${today}, written in ${changed.join(' and ')}.`);
    else {
      console.error(`No entry has the address ${address}. Copy it from the "url" of the entry.`);
      process.exitCode = 1;
    }
  }
}

/** A single file, or the content of an app. */
function filesIn(name) {
  if (statSync(path.join(root, name)).isFile()) return [name];
  return contentFiles(path.join(root, name, 'content')).map((file) => path.join(name, 'content', file).replaceAll('\\', '/'));
}
