import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry, UploadStatement } from '@portal/contracts';
import { lastEntryOf, readStatement } from '../rules/signed-releases.ts';
import { makeFolder, syncFolder, syncTree, writeDurably } from '../store/durable-file.ts';
import { list } from '../store/store.ts';

/** Hours for which an upload waits for the second signature. */
export const WAITING_HOURS = 72;

const FACTS = 'upload.json';

/** A release that one member signed and that another one has to sign too. Nothing of it is rendered or run meanwhile. */
export interface WaitingUpload {
  readonly id: string;
  readonly text: string;
  readonly statement: UploadStatement;
  readonly signature: string;
  readonly who: string;
  readonly fingerprint: string;
  readonly until: Date;
  /** Folder of its files. */
  readonly dir: string;
}

/** Uploads on their way: those that just come in, and those that wait for a second signature. */
export interface UploadFolders {
  /** A new folder for the files of an upload, and what removes them. */
  readonly begin: (id: string) => { readonly dir: string; readonly discard: () => void };
  readonly keep: (id: string, facts: Pick<WaitingUpload, 'text' | 'signature' | 'who' | 'fingerprint'>) => Promise<WaitingUpload>;
  readonly remove: (id: string) => void;
  /** Those that can still be signed; others are removed. */
  readonly open: (ledger: readonly LedgerEntry[]) => WaitingUpload[];
  /** Removes halves that a receiver left which was killed; only while none comes in. */
  readonly removeHalves: () => void;
}

/** The folders of uploads in the data folder. No server of pages looks there. */
export function openUploadFolders(dataDir: string): UploadFolders {
  const incoming = path.join(dataDir, 'incoming');
  const waiting = path.join(dataDir, 'waiting');
  const remove = (dir: string) => rmSync(dir, { recursive: true, force: true });

  function read(id: string): WaitingUpload | undefined {
    const dir = path.join(waiting, id);
    try {
      const { text, signature, who, fingerprint, at } = JSON.parse(readFileSync(path.join(dir, FACTS), 'utf8'));
      const statement = readStatement(text);
      if (statement?.action !== 'release') return undefined;
      const until = new Date(Date.parse(at) + WAITING_HOURS * 60 * 60_000);
      return { id, text, statement, signature, who, fingerprint, until, dir: path.join(dir, 'files') };
    } catch {
      return undefined;
    }
  }

  function open(ledger: readonly LedgerEntry[]): WaitingUpload[] {
    return list(waiting).flatMap((id) => {
      const upload = read(id);
      const isOpen =
        upload &&
        upload.until.getTime() > Date.now() &&
        (lastEntryOf(ledger, upload.statement.app)?.number ?? 0) === upload.statement.after;
      if (!isOpen) remove(path.join(waiting, id));
      return isOpen ? [upload] : [];
    });
  }

  return {
    begin(id) {
      const dir = path.join(incoming, id);
      remove(dir);
      makeFolder(path.join(dir, 'files'));
      return { dir: path.join(dir, 'files'), discard: () => remove(dir) };
    },
    async keep(id, facts) {
      const [from, to] = [path.join(incoming, id), path.join(waiting, id)];
      writeDurably(path.join(from, FACTS), JSON.stringify({ ...facts, at: new Date().toISOString() }));
      await syncTree(from);
      makeFolder(waiting);
      const statement = readStatement(facts.text);
      // A member who uploads again has thought better of the former one.
      for (const other of list(waiting).map(read))
        if (other && statement?.action === 'release' && other.statement.app === statement.app && other.fingerprint === facts.fingerprint)
          remove(path.join(waiting, other.id));
      renameSync(from, to);
      syncFolder(waiting);
      const kept = read(id);
      if (!kept) throw new Error(`The upload ${id} cannot be read back.`);
      return kept;
    },
    remove: (id) => remove(path.join(waiting, id)),
    open,
    removeHalves: () => {
      if (existsSync(incoming)) remove(incoming);
    },
  };
}
