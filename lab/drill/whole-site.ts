import type { LiveApp, LiveDocument } from '@portal/contracts';
import type { Portal } from '../../e2e/fixtures/portal.ts';
import { integrityOf } from './altered-release.ts';

/** What was checked, and what was wrong. */
export interface Inspection {
  readonly live: LiveDocument;
  readonly files: number;
  readonly broken: readonly string[];
}

/** Requests every page of the live site and every file that a page or the live document names, and compares all hashes. */
export async function inspectSite(portal: Portal): Promise<Inspection> {
  const live = portal.live();
  const broken: string[] = [];
  const wanted = new Map<string, string>();
  for (const app of live.apps) {
    for (const [file, integrity] of Object.entries(app.integrity)) wanted.set(app.base + file, integrity);
    if (app.previous) wanted.set(app.previous.address, app.previous.integrity);
    for (const route of app.routes) {
      const answer = await fetch(portal.address + route.path);
      const html = await answer.text();
      if (answer.status !== 200 || !html.trimEnd().endsWith('</html>')) broken.push(`${route.path} is not whole`);
      if (!html.includes(`${app.id} ${app.version}`)) broken.push(`${route.path} is not of ${app.id} ${app.version}`);
      if (numberIn(html) !== live.number) broken.push(`${route.path} is not of entry ${live.number}`);
      for (const [address, integrity] of namedIn(html)) wanted.set(address, integrity || (wanted.get(address) ?? ''));
    }
  }
  for (const [address, integrity] of wanted) {
    const answer = await fetch(portal.address + address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) broken.push(`${address} answers ${answer.status}`);
    else if (integrity && integrityOf(bytes) !== integrity) broken.push(`${address} has other bytes than promised`);
    if (isDescription(live, address) && answer.ok) broken.push(...(await formerFiles(portal, JSON.parse(bytes.toString()))));
  }
  return { live, files: wanted.size, broken: [...broken, ...ledgerFaults(portal)] };
}

const isDescription = (live: LiveDocument, address: string) => live.apps.some(({ previous }) => previous?.address === address);

/** The previous release must be complete too: it is what visitors get if the live one fails. */
async function formerFiles({ address }: Portal, former: LiveApp): Promise<string[]> {
  const broken: string[] = [];
  for (const [file, integrity] of Object.entries(former.integrity)) {
    const answer = await fetch(address + former.base + file);
    if (!answer.ok || integrityOf(Buffer.from(await answer.arrayBuffer())) !== integrity) broken.push(`${former.base}${file} is not whole`);
  }
  return broken;
}

function numberIn(html: string): number | undefined {
  const text = /<script type="application\/json" id="portal-live">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as LiveDocument).number;
}

/** Files of releases that a page names, with the integrity that it requires. */
function namedIn(html: string): [string, string][] {
  return [...html.matchAll(/<[^>]+\s(?:src|href)="(\/releases\/[^"]+)"[^>]*>/g)].map(([tag, address = '']) => [
    address,
    /\sintegrity="([^"]+)"/.exec(tag)?.[1] ?? '',
  ]);
}

/** No number is missing or appears twice, no version was assigned twice, and every step begins where the previous one ended. */
function ledgerFaults(portal: Portal): string[] {
  const broken: string[] = [];
  const liveNow = new Map<string, string>();
  const released = new Set<string>();
  portal.ledger().forEach((entry, index) => {
    if (entry.number !== index + 1) broken.push(`entry ${index + 1} of the ledger says ${entry.number}`);
    for (const { app, from, to } of entry.steps) {
      if (liveNow.get(app) !== from) broken.push(`entry ${entry.number} goes from ${app} ${from}, but ${liveNow.get(app)} was live`);
      if (entry.kind === 'release' && released.has(`${app} ${to}`)) broken.push(`${app} ${to} was released twice`);
      released.add(`${app} ${to}`);
      liveNow.set(app, to);
    }
  });
  for (const { id, version } of portal.live().apps)
    if (liveNow.get(id) !== version) broken.push(`${id} ${version} is live, the ledger says ${liveNow.get(id)}`);
  return broken;
}
