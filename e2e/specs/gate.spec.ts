import { newApp } from '../../services/site/fixtures/scratch-workspace.mjs';
import { expect, test, WITH_BROWSER } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';

// An app of one page, as the generator makes it: each candidate is built, and its pages are opened in a browser.
const PAGE = 'mfe-demo/src/pages/welcome.page.tsx';
const WORDS = 'mfe-demo/content/welcome.yaml';
const atStart = (code: string) => (source: string) => source.replace('export function Page() {', `export function Page() {\n${code}\n`);
const inMarkup = (markup: string) => (source: string) =>
  source.replace(/return (<PageHeader .*>);/, `return (\n<div>\n$1\n${markup}\n</div>\n);`);
const withImport = (line: string, change: (source: string) => string) => (source: string) => `${line}\n${change(source)}`;
const inBrowser = `typeof document !== 'undefined'`;

/** Ten candidates that visitors must not get, each as a team could make it by mistake, and what the gate says. */
const bad: Record<string, { change: (source: string) => string; says: RegExp }> = {
  'a page that throws while it is made': {
    change: atStart(`throw new Error('planted');`),
    says: /The page \/demo of mfe-demo could not be rendered: planted/,
  },
  'a style attribute': {
    change: inMarkup('<p style={{ color: "red" }}>Red</p>'),
    says: /The page \/demo of mfe-demo holds a style attribute; use a class of its CSS module instead/,
  },
  'an inline script': {
    change: inMarkup(`<div dangerouslySetInnerHTML={{ __html: '<script>alert(1)</script>' }} />`),
    says: /The page \/demo of mfe-demo holds a script; move the code into the page/,
  },
  'a second level-1 heading': {
    change: inMarkup('<h1>Another</h1>'),
    says: /The page \/demo of mfe-demo has 2 level-1 headings; a page has exactly one/,
  },
  'a name that the shell does not give': {
    change: withImport(`import { Outlet } from 'react-router-dom';`, inMarkup('<Outlet />')),
    says: /mfe-demo uses Outlet of react-router-dom, which the shell does not give to apps/,
  },
  'too much script': {
    change: (source) =>
      `${source}\nexport const noise = '${Array.from({ length: 40_000 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)).join('')}';\n(globalThis as { noise?: string }).noise = noise;\n`,
    says: /The page \/demo of mfe-demo brings \d+ KB of script with the shell's, but a page to read may bring 145 KB/,
  },
  'a library that the page has already': {
    change: withImport(`import { Scheduler } from './planted.ts';`, atStart('  Scheduler();')),
    says: /mfe-demo brings its own copy of zustand, which the shell has in the page already/,
  },
  'an error in the console': {
    change: withImport(`import { useEffect } from 'react';`, atStart(`  useEffect(() => console.error('planted in the console'), []);`)),
    says: /The page \/demo of mfe-demo 1\.0\.0 writes to the browser's console: planted in the console/,
  },
  'markup that differs in the browser': {
    change: inMarkup(`<p>{${inBrowser} ? 'in the browser' : 'on the server'}</p>`),
    says: /The page \/demo of mfe-demo 1\.0\.0 writes to the browser's console/,
  },
  'something fetched from somewhere else': {
    change: withImport(
      `import { useEffect } from 'react';`,
      atStart(`  useEffect(() => void fetch('https://elsewhere.example/').catch(() => {}), []);`),
    ),
    says: /The page \/demo of mfe-demo 1\.0\.0 writes to the browser's console: .*Content Security Policy/,
  },
  'a page that throws in the browser': {
    change: atStart(`  if (${inBrowser}) throw new Error('planted in the browser');`),
    says: /The page \/demo of mfe-demo 1\.0\.0 .*planted in the browser/,
  },
};

test('bad candidates are refused, each with its sentence, and a good one passes', { tag: ['@site', '@long'] }, async ({ ownPortal }) => {
  const workspace = scratchWorkspace();
  const before = ownPortal.ledger();
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
    for (const [name, { change, says }] of Object.entries(bad))
      await test.step(name, async () => {
        workspace.write(PAGE, change(good));
        const { code, output } = await ownPortal.command(['check', 'mfe-demo'], workspace.dir, WITH_BROWSER);
        expect(output).toMatch(says);
        expect(output, 'the sentence stands alone, without a trace of the program').not.toMatch(/\n\s+at /);
        expect(code).toBe(1);
      });
    workspace.write(PAGE, good);
    workspace.edit(WORDS, (source) => source.replace('heading:', 'heding:'));
    await test.step('a mistake in the words', async () => {
      const { code, output } = await ownPortal.command(['check', 'mfe-demo'], workspace.dir, WITH_BROWSER);
      expect(output).toMatch(/There are mistakes in the words of mfe-demo, so nothing was released\..*\n\n.*welcome\.yaml:\d+: .*heding/);
      expect(code).toBe(1);
    });
    workspace.edit(WORDS, (source) => source.replace('heding:', 'heading:'));
    workspace.write(PAGE, inMarkup('<p>One more sentence.</p>')(good));
    await test.step('a browser that was named and is not there', async () => {
      const { code, output } = await ownPortal.command(['check', 'mfe-demo'], workspace.dir, { BROWSER_PATH: '/no/such/browser' });
      expect(output).toContain('BROWSER_PATH is "/no/such/browser", but there is no such file, so no page was opened.');
      expect(code).toBe(1);
    });
    const passed = await ownPortal.command(['check', 'mfe-demo'], workspace.dir, WITH_BROWSER);
    expect(passed.output).toContain('mfe-demo could be released: npm run release -- mfe-demo');
    expect(passed.code).toBe(0);
    expect(ownPortal.ledger()).toEqual(before);
  } finally {
    workspace.remove();
  }
});

test('a shell that drops a name which a live app uses is refused and names the app', { tag: '@shell' }, async ({ ownPortal }) => {
  const workspace = scratchWorkspace();
  try {
    workspace.edit('shell/src/shared.ts', (text) => text.replaceAll(/^ +takeTargetModule,\n/gm, ''));
    const { code, output } = await ownPortal.command(['release', 'shell'], workspace.dir);
    expect(output).toContain('mfe-curriculum 1.0.0 and shell 1.0.1 do not fit together: the app uses takeTargetModule of @portal/progress');
    expect(code).toBe(1);
    expect(ownPortal.live().shell.version).toBe('1.0.0');
  } finally {
    workspace.remove();
  }
});
