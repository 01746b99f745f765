/** @jest-environment node */
import type { DocumentInput } from '@portal/contracts';
import { renderDocument } from '../prerender/render-document.tsx';
import { exampleLive } from '../releases/example-live.ts';

const file = (address: string) => ({ address, integrity: `sha384-of-${address}` });
const live = renderDocumentOf({});
const html = renderDocumentOf({
  live: {
    ...exampleLive,
    preview: { id: 'abc', app: 'mfe-garden', version: '2.1.1-preview.1.abc', until: '2026-11-29T03:00:00.000Z' },
  },
  previewBar: { author: 'Ada <ada@portal.example>', liveSite: 'https://portal.example' },
});
const bar = /<aside.*<\/aside>/.exec(html)?.[0] ?? '';

function renderDocumentOf(more: Partial<DocumentInput>): string {
  return renderDocument({
    body: '<main><h1>Roses</h1><a href="/herbs">Herbs</a></main><portal-menu></portal-menu>',
    live: exampleLive,
    path: '/roses',
    title: 'Roses',
    description: 'What roses need.',
    canonical: 'https://portal.example/roses',
    shell: { scripts: [file('/shell/frame.js')], styles: [], blocking: [file('/shell/theme.js')] },
    page: { scripts: [file('/garden/remoteEntry.js')], ahead: [file('/garden/ahead.js')], styles: [file('/garden/roses.css')] },
    ...more,
  });
}

test('the bar says that this is a preview, of what, whose and until when, and leads to the live site', () => {
  expect(bar).toContain('You are previewing <strong>mfe-garden 2.1.1-preview.1</strong>');
  expect(bar).not.toContain('abc');
  expect(bar).toMatch(/Made by Ada &lt;ada@portal\.example>?(?:&gt;)? and open until November 29, 2026 at 3:00\sAM UTC\./);
  expect(bar).toMatch(/<a class="[^"]*" href="https:\/\/portal\.example">Leave preview<\/a>/);
});

test('the bar is outside what is hydrated, and has no style of its own', () => {
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<div id="portal">'));
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
});

test('no search engine keeps it, and its address stays that of the live page', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://portal.example/roses">');
  expect(html).toContain('<title>Preview: Roses · ');
});

test('where its link is shared, it says that it is a preview and does not turn into the live address', () => {
  expect(html).toContain('<meta property="og:title" content="Preview: Roses">');
  expect(html).not.toContain('og:url');
});

test('scripts and links are those of the live page', () => {
  const filesAndLinks = (page: string) => page.match(/<(?:script (?:defer )?src|link rel="preload"|a )[^>]*>/g) ?? [];
  expect(filesAndLinks(html.replace(bar, ''))).toEqual(filesAndLinks(live));
  expect(filesAndLinks(live).length).toBeGreaterThan(4);
});

test('a page of the live site has nothing of all this', () => {
  for (const trace of ['noindex', 'Preview', '<aside']) expect(live).not.toContain(trace);
});
