import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveApp, LiveDocument, ReleaseDocument } from '@portal/contracts';
import { VOLUNTEER } from '../../e2e/fixtures/changed-heading.ts';
import type { Portal } from '../../e2e/fixtures/portal.ts';
import { inFront, integrityOf, remove } from './altered-release.ts';
import { FORMER } from './broken-pages.ts';

/** A kind of file that the browser loads during a visit, and what a visitor reads if it was tampered with. */
export interface Kind {
  readonly name: string;
  readonly app: string;
  /** The files of this kind; all are tampered with, so that the requested one is among them. */
  readonly files: (portal: Portal) => readonly string[];
  readonly version: (live: LiveDocument) => string;
  readonly page: { readonly address: string; readonly heading: string };
  /** The change that would be noticed if the file were used. */
  readonly noticed: (bytes: Buffer) => Buffer;
  /** A link to follow before the file is requested. */
  readonly open?: RegExp;
  /** Whether it is fetched when the visitor touches the page for the first time. */
  readonly touch?: true;
  readonly prepare?: (portal: Portal) => void;
}

const scripted = inFront('window.tampered=true;');
const styled = inFront(':root{--tampered:yes}');
const content = VOLUNTEER.app;
const page = (heading: string) => ({ address: VOLUNTEER.address, heading });
const liveApp = (live: LiveDocument, id: string): LiveApp => {
  const app = live.apps.find((each) => each.id === id);
  if (!app) throw new Error(`${id} is not live.`);
  return app;
};
const ofShell = { app: 'shell', version: (live: LiveDocument) => live.shell.version, page: page(VOLUNTEER.next) };
const ofApp = { app: content, version: (live: LiveDocument) => liveApp(live, content).version, page: page(VOLUNTEER.first) };

/** Every kind of file that runs, styles or decides something. The page itself is what the others are checked against. */
export const KINDS: readonly Kind[] = [
  { ...ofShell, name: 'script of the shell', files: (at) => shellFiles(at, 'shell').scripts, noticed: scripted },
  { ...ofShell, name: 'theme script', files: (at) => shellFiles(at, 'theme').scripts, noticed: scripted },
  { ...ofShell, name: 'style sheet of the shell', files: (at) => shellFiles(at, 'shell').styles, noticed: styled },
  { ...ofShell, name: 'later script of the shell', touch: true, files: (at) => later(at, 'shell', '.js'), noticed: scripted },
  { ...ofShell, name: 'later style sheet of the shell', touch: true, files: (at) => later(at, 'shell', '.css'), noticed: styled },
  { ...ofApp, name: 'entry of an app', files: ({ live }) => [liveApp(live(), content).entry], noticed: scripted },
  { ...ofApp, name: 'page of an app', files: ({ live }) => pageOf(live()).scripts, noticed: scripted },
  { ...ofApp, name: 'style sheet of an app', files: ({ live }) => pageOf(live()).styles, noticed: styled },
  {
    name: 'later script of an app',
    app: 'mfe-curriculum',
    version: (live) => liveApp(live, 'mfe-curriculum').version,
    files: (at) => later(at, 'mfe-curriculum', '.js'),
    noticed: scripted,
    page: { address: '/modules', heading: 'Introduction to Research' },
    open: /Click here to start/,
  },
  {
    name: 'description of the previous release',
    app: content,
    version: () => FORMER,
    files: () => ['release.json'],
    noticed: (bytes) => Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString()), ...foreign })),
    page: page(VOLUNTEER.next),
    prepare: (portal) => {
      const { storeDir, live } = portal;
      const { version, entry } = liveApp(live(), content);
      // Nobody reads about the previous release until the live one fails.
      remove({ storeDir, app: content, version }, entry);
      writeFileSync(path.join(storeDir, 'releases', content, FORMER, 'web', foreign.entry), FOREIGN_SCRIPT);
    },
  },
];

const FOREIGN_SCRIPT = Buffer.from('window.tampered=true;');
/** What someone would write into a description to bring in a script of their own. */
const foreign = { entry: 'foreign.js', integrity: { 'foreign.js': integrityOf(FOREIGN_SCRIPT) } };

function pageOf(live: LiveDocument) {
  return liveApp(live, content).pages[VOLUNTEER.page] ?? { scripts: [], styles: [] };
}

function description({ storeDir, live }: Portal, app: string): ReleaseDocument {
  const version = app === 'shell' ? live().shell.version : liveApp(live(), app).version;
  return JSON.parse(readFileSync(path.join(storeDir, 'releases', app, version, 'release.json'), 'utf8'));
}

function shellFiles(portal: Portal, name: string) {
  return description(portal, 'shell').pages[name] ?? { scripts: [], styles: [] };
}

/** Files that no page names: they are fetched when something is opened or the browser is idle. */
function later(portal: Portal, app: string, ending: string): string[] {
  const { entry, pages, files } = description(portal, app);
  const named = new Set([entry, ...Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])]);
  return Object.keys(files).filter((file) => file.endsWith(ending) && !named.has(file));
}
