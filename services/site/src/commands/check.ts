import { buildCandidate, settleAll } from '../build/build-candidate.ts';
import { requireApps } from '../build/workspace.ts';
import { runPreflightChecks } from '../preflight/run-preflight-checks.ts';
import { SHELL } from '../rules/names.ts';
import { knownVersions, nextVersion } from '../rules/versions.ts';
import type { Store } from '../store/store.ts';

/** What a team asks for before it releases. */
export interface CheckOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly apps: readonly string[];
  readonly publicUrl: string;
  readonly browser: string | undefined;
  readonly log: (line: string) => void;
}

/**
 * Builds apps as a release would, runs the preflight checks on them beside what is live, and says that they could be released; refuses
 * with the sentence that a release would be refused with. Nothing is kept and nothing becomes live. Where no shell is live yet,
 * the shell of the workspace is checked along.
 */
export async function check({ workspace, store, apps, publicUrl, browser, log }: CheckOrder): Promise<void> {
  requireApps(workspace, apps);
  const all = store.liveNumber() === 0 && !apps.includes(SHELL) ? [SHELL, ...apps] : apps;
  if (all !== apps) log('Nothing is live yet, so the shell of this workspace is checked as well.');
  const candidates = await settleAll(
    all.map((app) => buildCandidate(workspace, app, nextVersion(app, knownVersions(store.ledger(), app), {}), log)),
  );
  try {
    (await runPreflightChecks({ store, candidates, publicUrl, browser, log })).trial.discard();
  } finally {
    for (const { build } of candidates) build.discard();
  }
  log(`${all.join(', ')} could be released: npm run release -- ${all.join(' ')}`);
}
