import type { ChangedHeading } from '../../e2e/fixtures/changed-heading.ts';
import type { Portal } from '../../e2e/fixtures/portal.ts';
import { LIVE } from './broken-pages.ts';
import type { Target } from './faults.ts';
import type { FaultyHost } from './faulty-host.ts';

/** The live release of a page's app, to be broken. */
export function targetOf({ app, page }: ChangedHeading, { live, storeDir }: Portal, host: FaultyHost): Target {
  const release = live().apps.find(({ id }) => id === app);
  const { scripts, styles } = release?.pages[page] ?? {};
  const [chunk, style] = [scripts?.[0], styles?.[0]];
  if (release?.version !== LIVE || !chunk || !style) throw new Error(`${app} ${LIVE} with its page "${page}" is not live.`);
  return { storeDir, app, version: LIVE, host, base: release.base, entry: release.entry, chunk, style };
}
