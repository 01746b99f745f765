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
export type Made = { readonly pages: readonly MadePage[] } | { readonly problem: unknown };

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
  const sites: Site[] = [{ shell, pages }, ...previews.map((preview) => siteOf(store, preview))];
  const answers = new Map<string, Answers>();
  for (const { shell: each } of sites)
    if (!answers.has(each.version)) {
      const ofShell = sites.flatMap((site) => ('pages' in site && site.shell.version === each.version ? site.pages : []));
      answers.set(each.version, await ask(store, each, ofShell));
    }
  return sites.map((site): Made => {
    if ('problem' in site) return site;
    const answer = answers.get(site.shell.version) as Answers;
    if ('problem' in answer) return answer;
    try {
      return { pages: site.pages.map((page) => madePage(site.shell, page, answer.outcomes.get(page))) };
    } catch (problem) {
      return { problem };
    }
  });
}

type Site = { readonly shell: ReleaseDocument } & ({ readonly pages: readonly PageToMake[] } | { readonly problem: unknown });
type Answers = { readonly outcomes: ReadonlyMap<PageToMake, Outcome> } | { readonly problem: unknown };

function siteOf(store: Store, { shell: { facts }, parts }: PreviewToMake): Site {
  const { shell } = parts;
  try {
    return { shell, pages: pagesToMake(store, facts, parts) };
  } catch (problem) {
    return { shell, problem };
  }
}

async function ask(store: Store, shell: ReleaseDocument, pages: readonly PageToMake[]): Promise<Answers> {
  try {
    const inputs = pages.map(({ input }) => input);
    const outcomes = await renderDocuments(releasedServer(store, shell), inputs);
    return { outcomes: new Map(pages.map((page, index) => [page, outcomes[index] as Outcome])) };
  } catch (problem) {
    return { problem };
  }
}

function madePage({ version }: ReleaseDocument, { name }: PageToMake, outcome: Outcome | undefined): MadePage {
  const rendered = textOf(outcome);
  if ('text' in rendered) return { name, text: rendered.text };
  throw new UserFacingError(`The file ${name} could not be made by shell ${version}: ${rendered.problem}`);
}
