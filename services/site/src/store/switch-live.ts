import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { ledgerFile, list, numbered, type Store } from './store.ts';
import { sweepPreviews } from './sweep-previews.ts';

/** Number of sites that stay on disk, so that a request that began before a switch still finds its page. */
const MAX_SITES = 20;

/**
 * Removes what writers that were killed before their switch have left, and the remains of previews that have ended. Call this while holding
 * the writer lock.
 */
export function sweep(store: Store): void {
  const live = store.liveNumber();
  for (const file of list(path.join(store.dir, 'ledger')))
    if (!/^\d+\.json$/.test(file) || Number.parseInt(file, 10) > live) remove(store, 'ledger', file);
  for (const site of list(path.join(store.dir, 'sites'))) {
    const number = Number(site);
    if (!Number.isInteger(number) || number > live || number <= live - MAX_SITES) remove(store, 'sites', site);
  }
  for (const app of list(path.join(store.dir, 'releases')))
    for (const version of list(path.join(store.dir, 'releases', app)))
      if (version.endsWith('.draft')) remove(store, 'releases', app, version);
  for (const file of list(store.dir)) if (/^current\..*draft$/.test(file)) remove(store, file);
  sweepPreviews(store, new Date());
}

/** Writes an entry and makes its site the one that is served. The rename at the end is the moment that counts. */
export function switchLive(store: Store, entry: LedgerEntry): void {
  writeDurably(ledgerFile(store.dir, entry.number), `${JSON.stringify(entry, null, 2)}\n`);
  const draft = path.join(store.dir, `current.${process.pid}.draft`);
  rmSync(draft, { force: true });
  symlinkSync(path.join('sites', numbered(entry.number)), draft);
  renameSync(draft, path.join(store.dir, 'current'));
  syncFolder(store.dir);
}

function remove(store: Store, ...names: string[]): void {
  rmSync(path.join(store.dir, ...names), { recursive: true, force: true });
}
