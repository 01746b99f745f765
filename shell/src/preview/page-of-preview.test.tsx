/** @jest-environment node */
import type { DocumentInput } from '@portal/contracts';
import { renderDocument } from '../making/render-document.tsx';
import { exampleLive } from '../releases/example-live.ts';

const file = (address: string) => ({ address, integrity: `sha384-of-${address}` });
const input: DocumentInput = {
  body: '<main><h1>Roses</h1><a href="/herbs">Herbs</a></main><portal-menu></portal-menu>',
  live: {
    ...exampleLive,
    preview: { id: 'abc', app: 'mfe-garden', version: '2.1.1-preview.1.abc', until: '2026-11-29T03:00:00.000Z' },
  },
  path: '/roses',
  title: 'Roses',
  description: 'What roses need.',
  canonical: 'https://portal.example/roses',
  shell: { scripts: [file('/shell/frame.js')], styles: [], blocking: [file('/shell/preview.js'), file('/shell/theme.js')] },
  page: { scripts: [file('/garden/remoteEntry.js')], ahead: [file('/garden/ahead.js')], styles: [file('/garden/roses.css')] },
  previewBy: 'Ada <ada@portal.example>',
};
const html = renderDocument(input);
const factsText = /id="portal-preview">(.*?)<\/script>/.exec(html)?.[1] ?? '';

test('no search engine keeps it, and its address stays that of the live page', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://portal.example/roses">');
  expect(html).toContain('<title>Preview: Roses · ');
});

test('where its link is shared, it says that it is a preview and does not turn into the live address', () => {
  expect(html).toContain('<meta property="og:title" content="Preview: Roses">');
  expect(html).not.toContain('og:url');
});

test('no script of the page runs by itself: the frame’s are told to the first script, which decides, and the app’s follow the frame', () => {
  expect([...html.matchAll(/<script (?:defer )?src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/shell/preview.js',
    '/shell/theme.js',
  ]);
  expect(html).not.toContain('rel="preload"');
  expect(html.indexOf(factsText)).toBeLessThan(html.indexOf('/shell/preview.js'));
  expect(JSON.parse(factsText)).toEqual({ id: 'abc', until: '2026-11-29T03:00:00.000Z', scripts: input.shell.scripts });
});

test('links of the page and of the menu stay in the preview; the one out of it leads to the live page', () => {
  expect([...html.matchAll(/<a (?:id="(leave-preview)")?[^>]*href="([^"]+)"/g)].map(([, id, address]) => id ?? address)).toEqual([
    'leave-preview',
    '/preview/abc/herbs',
    '/preview/abc',
    '/preview/abc/roses',
    '/preview/abc/herbs',
  ]);
  expect(/<a id="leave-preview"[^>]*href="([^"]+)"/.exec(html)?.[1]).toBe('/roses');
});

test('the bar stands outside what is hydrated, and names stay text', () => {
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<div id="portal">'));
  expect(html).toContain('Made by Ada &lt;ada@portal.example&gt;');
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
});

test('a page of the live site has nothing of all this', () => {
  const { preview, ...live } = input.live;
  const { previewBy, ...rest } = input;
  const page = renderDocument({ ...rest, live });
  expect(preview && previewBy).toBeTruthy();
  for (const trace of ['portal-preview', 'noindex', 'Preview', '<aside', '<template']) expect(page).not.toContain(trace);
});
