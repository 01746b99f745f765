/** Id of the `<script type="application/json">` that tells a page of a preview what it is, before anything of it runs. */
export const PREVIEW_FACTS_ID = 'portal-preview';

/** What a page of a preview says of itself. Nothing of it is read from the address, or from what the browser keeps. */
export interface PreviewFacts {
  readonly id: string;
  /** When the preview ends (ISO). */
  readonly until: string;
  /** The frame's scripts. In a preview they stand nowhere else, so that nothing runs once it is over. */
  readonly scripts: readonly { readonly address: string; readonly integrity: string }[];
}

/** Reads what the page says; throws where it says nothing, because then nothing may run. */
export function readPreviewFacts(page: Document): PreviewFacts {
  const text = page.getElementById(PREVIEW_FACTS_ID)?.textContent;
  if (!text) throw new Error(`The page does not say which preview it belongs to ("${PREVIEW_FACTS_ID}").`);
  return JSON.parse(text) as PreviewFacts;
}
