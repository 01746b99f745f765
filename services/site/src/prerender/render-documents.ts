import type { ReleaseDocument } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import type { PreviewToMake } from './prepare-preview.ts';
import { releasedServer, renderDocuments, textOf } from './server-build.ts';
import type { Outcome } from './server-worker.ts';
import { type PageToMake, pagesToMake } from './write-pages.ts';

/** A file of the site with its text. */
export interface MadePage {
  readonly name: string;
  readonly text: string;
}

/** The files of one site, or why they could not be made. */
type Made = readonly MadePage[] | Error;

/**
 * Makes the files of the live site, and of each preview, in this order. All that one shell makes is made by one process, which runs no
 * code of an app; what goes wrong with a preview is its own.
 */
export async function renderedPages(
  store: Store,
  shell: ReleaseDocument,
  pages: readonly PageToMake[],
  previews: readonly PreviewToMake[],
): Promise<readonly Made[]> {
  const wanted = previews.map(({ shell: { facts }, parts }) => ({
    shell: parts.shell,
    pages: attempt(() => pagesToMake(store, facts, parts)),
  }));
  const sites = [{ shell, pages }, ...wanted];
  const made = new Map<PageToMake, Outcome>();
  const failed = new Map<string, Error>();
  for (const { shell: each } of sites) {
    const { version } = each;
    const all = sites.flatMap((site) => (site.shell.version === version && !(site.pages instanceof Error) ? site.pages : []));
    const first = all[0];
    if (failed.has(version) || first === undefined || made.has(first)) continue;
    try {
      const outcomes = await renderDocuments(
        releasedServer(store, each),
        all.map(({ input }) => input),
      );
      for (const [index, page] of all.entries()) made.set(page, outcomes[index] as Outcome);
    } catch (problem) {
      failed.set(version, problem as Error);
    }
  }
  return sites.map(({ shell: { version }, pages: own }) =>
    own instanceof Error ? own : (failed.get(version) ?? attempt(() => own.map((page) => madePage(version, page, made.get(page))))),
  );
}

function madePage(shell: string, { name }: PageToMake, outcome: Outcome | undefined): MadePage {
  const rendered = textOf(outcome);
  if ('text' in rendered) return { name, text: rendered.text };
  throw new UserFacingError(`The file ${name} could not be made by shell ${shell}: ${rendered.problem}`);
}

function attempt<Value>(make: () => Value): Value | Error {
  try {
    return make();
  } catch (problem) {
    return problem as Error;
  }
}
