import type { LedgerEntry } from '@portal/contracts';
import { appsOf, sourceDigest } from './building/workspace.ts';
import { previousOf } from './rules/history.ts';
import type { Store } from './store/store.ts';

/** The text of `npm run releases`: what is live of each app, and the last entries of the ledger. */
export function listReleases(store: Store, workspace: string, entries = 15): string {
  const head = store.head();
  if (!head) return 'Nothing is released yet. npm start releases every app once.';
  const ledger = store.ledger();
  const apps = Object.entries(head.live).map(([app, history]) => {
    const version = history.at(-1) ?? '';
    const since = ledger.findLast((entry) => entry.steps.some((step) => step.app === app && step.to === version));
    const document = store.release(app, version);
    const bytes = Object.values(document.files).reduce((sum, file) => sum + file.size, 0);
    return [
      app,
      version,
      previousOf(history) ?? '-',
      since?.at.slice(0, 16).replace('T', ' ') ?? '',
      since?.who ?? '',
      `${Math.round(bytes / 1024)} kB`,
      document.source.uncommitted ? 'uncommitted files' : document.source.commit.slice(0, 8),
    ];
  });
  const lines = [
    ...table(['app', 'live', 'previous', 'since (UTC)', 'by', 'size', 'built from'], apps),
    '',
    ...table(['no.', 'when (UTC)', 'who', 'what', 'why'], ledger.slice(-entries).reverse().map(row)),
  ];
  const differing = differingApps(store, workspace);
  if (differing.length > 0)
    lines.push(
      '',
      `The sources of ${differing.join(', ')} differ from what is live. To release: npm run release -- ${differing.join(' ')}`,
    );
  return lines.join('\n');
}

/** Apps whose sources are not those of their live release, and apps that have none. */
export function differingApps(store: Store, workspace: string): string[] {
  const head = store.head();
  return appsOf(workspace).filter((app) => {
    const version = head?.live[app]?.at(-1);
    return version === undefined || store.release(app, version).source.digest !== sourceDigest(workspace, app);
  });
}

/** One entry in words, such as "release mfe-content 1.0.0 -> 1.0.1". */
export function describeEntry({ kind, steps }: LedgerEntry): string {
  if (kind === 'pages') return 'pages made anew';
  return `${kind} ${steps.map(({ app, from, to }) => (from === undefined ? `${app} ${to}` : `${app} ${from} -> ${to}`)).join(', ')}`;
}

function row(entry: LedgerEntry): string[] {
  return [String(entry.number), entry.at.slice(0, 16).replace('T', ' '), entry.who, describeEntry(entry), entry.why];
}

function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)));
  return [head, ...rows].map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
