import { type Preview, type ReleaseDocument, SHELL_ENTRIES } from '@portal/contracts';
import { incompatibility, type ReleasePair, requireCompatible } from '../rules/compatibility.ts';
import { SHELL } from '../rules/names.ts';
import type { OpenPreview } from '../rules/previews.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import { composeLive } from './live-document.ts';
import { ensureBodies, loadShell, type Shell } from './render-bodies.ts';
import type { PageParts } from './write-pages.ts';

/** A preview whose pages can be made. */
export interface PreviewToMake {
  /** Whether the change is for its sake: then it is refused with the preview. Any other preview is left out. */
  readonly isRequired: boolean;
  readonly facts: Preview;
  readonly shell: Shell;
  readonly parts: PageParts;
}

/** The live site that a preview is one of, but for one app. */
export interface LiveSite {
  /** Number of the entry that made it live. */
  readonly number: number;
  readonly publicUrl: string;
  readonly shell: Shell;
  readonly apps: readonly ReleasePair[];
}

/** Refuses a shell whose previews were meant to be on the live site's own origin. */
export function requirePreviewing({ version, pages }: ReleaseDocument): void {
  if (!pages[SHELL_ENTRIES.previewBar])
    throw new UserFacingError(
      `shell ${version} cannot show previews, because it was built before they had an origin of their own. Release the shell first: npm run release -- shell.`,
    );
}

/**
 * Puts a candidate in the place of its app and renders what was never rendered: the addresses are those of the
 * live site, so the bodies of all other releases serve as they are. Refuses what does not work together.
 */
async function preparePreview(store: Store, site: LiveSite, { who, ...facts }: OpenPreview): Promise<Omit<PreviewToMake, 'isRequired'>> {
  const candidate = store.release(facts.app, facts.version);
  const isShell = facts.app === SHELL;
  requirePreviewing(isShell ? candidate : site.shell.release);
  const shell = isShell ? await loadShell(store, candidate) : site.shell;
  const others = site.apps.filter(({ live }) => live.app !== facts.app);
  // Nothing takes the candidate's place when it fails: whoever looks at it has to see that.
  const apps: readonly ReleasePair[] = isShell ? others : [...others, { live: candidate }];
  const changing = new Set([facts.app]);
  requireCompatible(
    { live: shell.release },
    apps.map(({ live }) => ({ live })),
    changing,
  );
  for (const { live } of isShell ? apps : [{ live: candidate }]) await ensureBodies(store, shell.release, live);
  const able = apps.map(({ live, previous }) => ({ live, ...(previous && !incompatibility(shell.release, previous) && { previous }) }));
  return {
    facts,
    shell,
    parts: {
      publicUrl: site.publicUrl,
      shell: shell.release,
      apps: apps.map(({ live }) => live).sort((a, b) => (a.app < b.app ? -1 : 1)),
      live: { ...composeLive(site.number, shell.release, able), preview: facts },
      previewAuthor: who,
    },
  };
}

/**
 * The previews that can be made beside what becomes live. One that cannot, such as of a candidate that does not fit a new shell or
 * has lost a file, is left out and blocks nothing, whatever it throws; the one with the id `required` is refused instead.
 */
export async function preparePreviews(
  store: Store,
  site: LiveSite,
  previews: readonly OpenPreview[],
  required?: string,
): Promise<PreviewToMake[]> {
  const made: PreviewToMake[] = [];
  for (const preview of previews) {
    const isRequired = preview.id === required;
    try {
      made.push({ ...(await preparePreview(store, site, preview)), isRequired });
    } catch (problem) {
      if (isRequired) throw problem;
    }
  }
  return made;
}
