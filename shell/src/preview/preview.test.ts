import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewBar } from './preview-bar.tsx';

const SCRIPTS = [
  { address: '/releases/shell/1.0.0/web/shell.js', integrity: 'sha384-a' },
  { address: '/releases/shell/1.0.0/web/more.js', integrity: 'sha384-b' },
];
const END = Date.parse('2026-11-29T03:00:00.000Z');
const real = {
  local: Object.getOwnPropertyDescriptor(window, 'localStorage'),
  tab: Object.getOwnPropertyDescriptor(window, 'sessionStorage'),
};

/** Opens a page of a preview as its HTML has it, at a time. */
function open(now: number) {
  jest.useFakeTimers({ now });
  const until = new Date(END).toISOString();
  const preview = { id: 'abc', app: 'mfe-content', version: '1.4.1-preview.1.abc', until };
  document.head.innerHTML = `<script type="application/json" id="portal-preview">${JSON.stringify({ id: 'abc', until, scripts: SCRIPTS })}</script>`;
  document.body.innerHTML = `${renderToStaticMarkup(createElement(PreviewBar, { preview, by: 'Ada', path: '/modules' }))}<div id="portal"><main><h1>Candidate</h1></main></div>`;
  jest.isolateModules(() => require('./preview.ts'));
}
const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [script.getAttribute('src'), script.integrity]);
const shown = () => document.querySelector('h1')?.textContent;

beforeEach(() => {
  Object.assign(globalThis, { SEARCH_INDEX_ADDRESS: '/search.json', fetch: jest.fn() });
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.preview;
  for (const [area, descriptor] of [
    ['localStorage', real.local],
    ['sessionStorage', real.tab],
  ] as const)
    if (descriptor) Object.defineProperty(window, area, descriptor);
});

test('the bar says that this is a preview, of what, whose and until when, and the way out needs no script', () => {
  open(END - 1);
  const bar = document.querySelector('aside[aria-label="Preview"]')?.textContent;
  expect(bar).toContain('You are previewing mfe-content 1.4.1-preview.1');
  expect(bar).not.toContain('abc');
  expect(bar).toMatch(/Made by Ada, open until November 29, 2026 at 3:00\sAM UTC\./);
  expect(document.querySelector('aside a')?.getAttribute('href')).toBe('/modules');
  expect(document.querySelector('aside a')?.textContent).toBe('Leave preview');
});

test('until its end, the frame is loaded as the page names it, with integrity', () => {
  open(END - 1);
  expect(loaded()).toEqual(SCRIPTS.map(({ address, integrity }) => [address, integrity]));
  expect(shown()).toBe('Candidate');
});

test('from its end on nothing is loaded, and a sentence stands in the place of the page', () => {
  open(END);
  expect(loaded()).toEqual([]);
  expect(shown()).toBe('This preview is over');
  expect(document.documentElement.dataset.preview).toBe('over');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Candidate');
});

test('what an address or the browser’s storage says of other candidates, ends and scripts counts for nothing', () => {
  history.replaceState(null, '', '/preview/other?until=2999-01-01&preview=other#portal-preview');
  const planted = JSON.stringify({ id: 'other', until: '2999-01-01T00:00:00.000Z', scripts: [{ address: '/evil.js', integrity: 'x' }] });
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['portal-preview', 'portal.preview', 'portal.preview.abc.', 'portal.preview.abc.until'])
      storage.setItem(key, planted);
  open(END);
  expect(loaded()).toEqual([]);
  open(END - 1);
  expect(loaded().map(([address]) => address)).toEqual(SCRIPTS.map(({ address }) => address));
});

test('a page that does not say which preview it is runs nothing', () => {
  document.head.innerHTML = '';
  expect(() => jest.isolateModules(() => require('./preview.ts'))).toThrow('does not say which preview');
  expect(loaded()).toEqual([]);
});
