import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppServer, ReleaseDocument, ShellServer } from '@portal/contracts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import { writeDurably } from '../store/durable-file.ts';
import type { Store } from '../store/store.ts';
import { runReleased } from './server-build.ts';

/** What a release says to machines; addresses in it are still without the public one. */
export interface StructuredDataFile {
  /** What the picture of link previews shows, where the app has one. */
  readonly previewAlt?: string;
  /** Nodes of JSON-LD, by canonical address. */
  readonly structuredData: Readonly<Record<string, readonly object[]>>;
}

/**
 * What a release says to machines. Like a body it depends on the shell and the release alone, so it is asked for once, kept beside
 * the bodies, and read from there ever after: a rollback runs no code of the app for it.
 */
export function structuredDataOf(
  store: Store,
  shell: ReleaseDocument,
  shellServer: ShellServer,
  release: ReleaseDocument,
): StructuredDataFile {
  const { app, version } = release;
  const file = path.join(path.dirname(store.bodyFile(shell.version, app, version, '/')), 'said-to-machines.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
  }
  const server = runReleased<AppServer>(store, release, { ...shellServer.shared });
  const data: StructuredDataFile = {
    ...(server.preview && { previewAlt: server.preview.alt }),
    structuredData: Object.fromEntries(release.manifest.routes.map((route) => [route.path, nodesOf(app, server, route.path, shellServer)])),
  };
  writeDurably(file, JSON.stringify(data));
  return data;
}

function nodesOf(app: string, { structuredData }: AppServer, address: string, { site }: ShellServer): readonly object[] {
  let nodes: readonly object[];
  try {
    nodes = structuredData?.(address, site) ?? [];
  } catch (problem) {
    throw new UserFacingError(
      `The structured data of the page ${address} of ${app} could not be made: ${messageOf(problem)} Look at ${app}/structured-data.ts.`,
    );
  }
  if (!nodes.every((node) => '@type' in node))
    throw new UserFacingError(
      `In the structured data of the page ${address} of ${app}, something has no "@type". Add it in ${app}/structured-data.ts.`,
    );
  return nodes;
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
