import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './server-worker.ts';

/** What a release says to machines; addresses in it are still without the public one. */
export interface StructuredDataFile {
  /** What the picture of link previews shows, where the app has one. */
  readonly previewAlt?: string;
  /** Nodes of JSON-LD, by canonical address. */
  readonly structuredData: Readonly<Record<string, readonly object[]>>;
}

/** Where it is kept: like a body it depends on the shell and the release alone, so a rollback runs no code of the app for it. */
export function structuredDataFile(store: Store, shell: ReleaseDocument, { app, version }: ReleaseDocument): string {
  return path.join(path.dirname(store.bodyFile(shell.version, app, version, '/')), 'said-to-machines.json');
}

/** What a release says to machines, as it was kept when its pages were rendered. */
export function structuredDataOf(store: Store, shell: ReleaseDocument, release: ReleaseDocument): StructuredDataFile {
  return JSON.parse(readFileSync(structuredDataFile(store, shell, release), 'utf8'));
}

/** What the code of an app gave for an address, if it is nodes of JSON-LD. */
export function checkedNodes(app: string, address: string, outcome: Outcome | undefined): readonly object[] {
  const file = `${app}/structured-data.ts`;
  if (outcome && 'problem' in outcome)
    throw new UserFacingError(
      `The structured data of the page ${address} of ${app} could not be made: ${outcome.problem} Look at ${file}.`,
    );
  const nodes = outcome?.value;
  if (Array.isArray(nodes) && nodes.every((node) => typeof node === 'object' && node !== null && '@type' in node)) return nodes;
  throw new UserFacingError(`In the structured data of the page ${address} of ${app}, something has no "@type". Add it in ${file}.`);
}

/** Properties of JSON-LD whose value is an address, alone or in a list. Any other text is words, whatever it begins with. */
const ADDRESSES = new Set([
  '@id',
  'contentUrl',
  'downloadUrl',
  'embedUrl',
  'image',
  'item',
  'license',
  'logo',
  'mainEntityOfPage',
  'sameAs',
  'target',
  'thumbnailUrl',
  'url',
  'urlTemplate',
]);

/** The nodes with every address of the site completed by the public one. */
export function completed(nodes: readonly object[], publicUrl: string): object[] {
  const complete = (value: unknown) => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? publicUrl + value : value);
  const inProperty = (name: string, value: unknown) => {
    if (!ADDRESSES.has(name)) return value;
    return Array.isArray(value) ? value.map(complete) : complete(value);
  };
  return JSON.parse(JSON.stringify(nodes, inProperty));
}

/** The nodes, with the way from the home page to this one where they do not say another; the home page itself needs none. */
export function withTrail(
  nodes: readonly object[],
  siteName: string,
  page: { readonly path: string; readonly title: string },
): readonly object[] {
  if (page.path === '/' || nodes.some((node) => (node as Record<string, unknown>)['@type'] === 'BreadcrumbList')) return nodes;
  const steps = [
    { name: siteName, item: '/' },
    { name: page.title, item: page.path },
  ];
  return [
    ...nodes,
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
