import { emptyStore, library, PUBLIC_URL, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { rollback } from '../commands/rollback.ts';
import type { Store } from '../store/store.ts';
import type { Watched } from './ask-counts.ts';
import { releasesPage } from './releases-page.ts';

const now = new Date('2026-03-04T14:03:00Z');
const fault = { release: '1.0.1', stage: 'load', minutes: 60, networks: 2, from: '2026-03-04T13:00:00.000Z' };
const watched = {
  counts: [
    { ...fault, app: 'mfe-library', pageViews: 6 },
    { ...fault, app: 'mfe-library', pageViews: 3, from: '2026-03-04T11:00:00.000Z' },
  ],
};
let store: Store;
beforeAll(async () => {
  store = emptyStore();
  jest.useFakeTimers({ now: Date.parse('2026-03-03T09:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'] });
  await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0'], [tools, '1.0.0']);
  jest.setSystemTime(Date.parse('2026-03-04T10:30:00Z'));
  await releaseMadeUp(store, [library, '1.0.1']);
  jest.useRealTimers();
});
const pageChecks = new Map([['mfe-library', { fault: 'The page / of mfe-library 1.0.1 is empty.' }]]);
const page = (given: Watched = watched, from = store) =>
  releasesPage({ store: from, watched: given, pageChecks, publicUrl: PUBLIC_URL, now });
/** What a piece of the page says, without its markup. */
const words = (markup: string) =>
  markup
    .replace(/<style>[^<]*<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    .replaceAll(/\s+/g, ' ')
    .trim();
const figures = (text: string) => text.match(/<figure>.*?<\/figure>/gs) ?? [];

test('the page says what the list says, and names the command that helps', () => {
  const text = words(page());
  expect(text).toContain('mfe-library 1.0.1 failed in 9 page views since it became live: 9 × it did not load');
  expect(page()).toContain('<pre>npm run rollback -- mfe-library --why &#34;it failed in 9 page views&#34;</pre>');
  expect(text).toMatch(/mfe-library 1\.0\.1 1\.0\.0 2026-03-04 10:30 Ada \d+ 9 6 01234567/);
  expect(text).toMatch(/2 2026-03-04 10:30 Ada release mfe-library 1\.0\.0 -> 1\.0\.1/);
});

test('"small charts for people who would rather look": every chart says its sum in words and has its numbers in a table', () => {
  const all = figures(page());
  // Faults and sizes of three apps.
  expect(all).toHaveLength(6);
  const chart = all.find((one) => one.includes('<h3>mfe-library</h3>') && one.includes('had a fault')) ?? '';
  expect(chart).toContain('aria-label="In the last two days, 9 page views of mfe-library had a fault, 6 in the worst hour."');
  // The higher of two bars is twice as high, and a line marks where something was released.
  const heights = [...chart.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([12, 24]);
  expect(chart.match(/class="mark"/g)).toHaveLength(2);
  expect(words(chart.slice(chart.indexOf('<tbody>')))).toBe(
    '2026-03-04 13:00 6 2026-03-04 11:00 3 2026-03-04 10:00 0 release mfe-library 1.0.0 -> 1.0.1 2026-03-03 09:00 0 release shell 1.0.0, mfe-library 1.0.0, mfe-tools 1.0.0',
  );
  const single = { counts: [{ ...fault, app: 'mfe-library', pageViews: 1 }] };
  expect(page(single)).toContain('aria-label="In the last two days, one page view of mfe-library had a fault."');
  for (const one of all) expect(one).toMatch(/<svg [^>]*role="img" aria-label="[^"]+">.*<details><summary>.*<table><caption>/s);
});

test('the page needs nothing else: no script, no other file, no style attribute, and what people wrote is only text', async () => {
  const hostile = emptyStore();
  await releaseMadeUp(hostile, [shell, '1.0.0'], [library, '1.0.0']);
  await releaseMadeUp(hostile, [library, '1.0.1']);
  const why = '<script>alert("1")</script>';
  await rollback({ workspace: '/', store: hostile, app: 'mfe-library', publicUrl: PUBLIC_URL, why });
  const text = page(watched, hostile);
  expect(text).not.toMatch(/<script|<link|<img|src=|href=|style=|url\(|@import/);
  expect(text).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;');
  expect(text).toContain("default-src 'none'");
  expect(text).toContain('color-scheme: light dark');
});

test('where the numbers cannot be had the page says so and has no chart of them', () => {
  const text = page({ unknown: 'Faults are not counted because API_URL is none.' });
  expect(words(text)).toContain('Is everything well? Faults are not counted because API_URL is none.');
  expect(figures(text)).toHaveLength(3);
});

test('while all is well, and before the first release, that is what it says', () => {
  expect(words(page({ counts: [] }))).toContain('Yes: no page view with a fault has been reported for what is live.');
  expect(words(page({ counts: [] }, emptyStore()))).toContain('Nothing has been released yet. npm start releases every app once.');
});
