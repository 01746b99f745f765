import { newApp } from '../../services/site/fixtures/scratch-workspace.mjs';
import { type Build, buildApp } from '../../services/site/src/build/build-app.ts';
import { expect, test, WITH_BROWSER } from '../fixtures/portal.ts';
import { type Replacement, useBuild } from '../fixtures/prepared-build.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';

// An app with one page, as the generator creates it. What the preflight reads from a build alone (markup, weights, files) is tested beside
// it, with made-up builds; here are the candidates that a browser has to open, and two that only a real bundler can produce.
const PAGE = 'mfe-demo/src/pages/welcome.page.tsx';
const WORDS = 'mfe-demo/content/welcome.yaml';
const atStart = (code: string) => (source: string) => source.replace('export function Page() {', `export function Page() {\n${code}\n`);
const inMarkup = (markup: string) => (source: string) =>
  source.replace(/return (<PageHeader .*>);/, `return (\n<div>\n$1\n${markup}\n</div>\n);`);
const withImport = (line: string, change: (source: string) => string) => (source: string) => `${line}\n${change(source)}`;

/** Candidates that visitors must not get, each as a team could make it by mistake, and what the preflight says. */
const built: Record<string, { change: (source: string) => string; says: RegExp }> = {
  'a name that the shell does not give': {
    change: withImport(`import { Outlet } from 'react-router-dom';`, inMarkup('<Outlet />')),
    says: /mfe-demo uses Outlet of react-router-dom, which the shell does not share with apps/,
  },
  'a library that the page has already': {
    change: withImport(`import { Scheduler } from './planted.ts';`, atStart('  Scheduler();')),
    says: /mfe-demo brings its own copy of zustand, which the shell has already loaded/,
  },
};

/** Where the prepared build can be changed: when the page renders, when it has mounted, and in its markup. */
const RENDERING = 'globalThis.planted?.("rendering")';
const MOUNTED = 'globalThis.planted?.("mounted")';
const TEXT = 'On the server.';
const prepared = (source: string) =>
  withImport(
    `import { useEffect } from 'react';\ndeclare global {\n  var planted: ((at: string) => void) | undefined;\n}`,
    inMarkup(`<p>${TEXT}</p>`),
  )(atStart(`  ${RENDERING};\n  useEffect(() => ${MOUNTED}, []);`)(source));

/** The same for changes to a build that was made once. */
const changed: Record<string, Omit<Replacement, 'inBrowsersOnly'> & { says: RegExp }> = {
  'an error in the console': {
    find: MOUNTED,
    replace: 'console.error("planted in the console")',
    says: /The page \/demo of mfe-demo 1\.0\.0 writes to the browser's console: planted in the console/,
  },
  'markup that differs in the browser': {
    find: TEXT,
    replace: 'In the browser.',
    says: /The page \/demo of mfe-demo 1\.0\.0 writes to the browser's console/,
  },
  'something fetched from somewhere else': {
    find: MOUNTED,
    replace: 'void fetch("https://elsewhere.example/").catch(()=>{})',
    says: /The page \/demo of mfe-demo 1\.0\.0 writes to the browser's console: .*Content Security Policy/,
  },
  'a page that throws in the browser': {
    find: RENDERING,
    replace: '(()=>{throw new Error("planted in the browser")})()',
    says: /The page \/demo of mfe-demo 1\.0\.0 .*planted in the browser/,
  },
};

test('bad candidates are refused, each with its sentence, and a good one passes', { tag: ['@site', '@long'] }, async ({ ownPortal }) => {
  const workspace = scratchWorkspace();
  const before = ownPortal.ledger();
  const check = (env: NodeJS.ProcessEnv = WITH_BROWSER) => ownPortal.command(['check', 'mfe-demo'], workspace.dir, env);
  const refused = async (says: RegExp) => {
    const { code, output } = await check();
    expect(output).toMatch(says);
    expect(output, 'the sentence stands alone, without a trace of the program').not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  };
  let ready: Build | undefined;
  try {
    newApp(workspace.dir, 'demo');
    workspace.write(
      'mfe-demo/src/pages/planted.ts',
      `import { create } from '../../../packages/progress/node_modules/zustand';\nexport const Scheduler = () => create;\n`,
    );
    let good = '';
    workspace.edit(PAGE, (source) => {
      good = source;
      return `${source}\n`;
    });
    for (const [name, { change, says }] of Object.entries(built))
      await test.step(name, async () => {
        workspace.write(PAGE, change(good));
        await refused(says);
      });
    workspace.write(PAGE, prepared(good));
    ready = await buildApp(workspace.dir, 'mfe-demo', '7.7.7');
    const builds = useBuild(workspace.dir, 'mfe-demo', ready.dir, '7.7.7');
    for (const [name, { says, ...replacement }] of Object.entries(changed))
      await test.step(name, async () => {
        builds.with({ ...replacement, inBrowsersOnly: true });
        await refused(says);
      });
    builds.with();
    workspace.edit(WORDS, (source) => source.replace('heading:', 'heding:'));
    await test.step('a mistake in the words', async () => {
      const { code, output } = await check();
      expect(output).toMatch(/There are mistakes in the content of mfe-demo, so nothing was released\..*\n\n.*welcome\.yaml:\d+: .*heding/);
      expect(code).toBe(1);
    });
    workspace.edit(WORDS, (source) => source.replace('heding:', 'heading:'));
    await test.step('a browser that was named and is not there', async () => {
      const { code, output } = await check({ BROWSER_PATH: '/no/such/browser' });
      expect(output).toContain('BROWSER_PATH is "/no/such/browser", but there is no such file, so no page was opened.');
      expect(code).toBe(1);
    });
    const passed = await check();
    expect(passed.output).toContain('mfe-demo could be released: npm run release -- mfe-demo');
    expect(passed.code).toBe(0);
    expect(ownPortal.ledger()).toEqual(before);
  } finally {
    ready?.discard();
    workspace.remove();
  }
});

test('a shell that drops a name which a live app uses is refused and names the app', { tag: '@shell' }, async ({ ownPortal }) => {
  const workspace = scratchWorkspace();
  try {
    workspace.edit('shell/src/federation/shared.ts', (text) => text.replaceAll(/^ +takeTargetModule,\n/gm, ''));
    const { code, output } = await ownPortal.command(['release', 'shell'], workspace.dir);
    expect(output).toContain('mfe-curriculum 1.0.0 and shell 1.0.1 do not fit together: the app uses takeTargetModule of @portal/progress');
    expect(code).toBe(1);
    expect(ownPortal.live().shell.version).toBe('1.0.0');
  } finally {
    workspace.remove();
  }
});

test('a shell whose service worker answers pages with an error is refused', { tag: ['@shell', '@long'] }, async ({ ownPortal }) => {
  const workspace = scratchWorkspace();
  try {
    workspace.edit('shell/src/offline/worker.ts', (text) =>
      text.replace(/event\.respondWith\(PAGE\.test.+\);/, 'event.respondWith(Promise.resolve(Response.error()));'),
    );
    const { code, output } = await ownPortal.command(['release', 'shell'], workspace.dir, WITH_BROWSER);
    expect(output).toMatch(/The page \/\S* could not be opened through the service worker of the shell/);
    expect(code).toBe(1);
    expect(ownPortal.live().shell.version).toBe('1.0.0');
  } finally {
    workspace.remove();
  }
});
