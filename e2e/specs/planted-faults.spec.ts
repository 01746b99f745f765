import type { Page } from '@playwright/test';
import { type Aspect, VISITORS } from '../fixtures/page-pass/aspects.ts';
import { inspectPage } from '../fixtures/page-pass/inspect-page.ts';
import { pageVisitsOf } from '../fixtures/page-pass/page-visits.ts';
import { expect, test } from '../fixtures/portal.ts';

/** A page with one fault for each aspect: some in its HTML, some that appear later. */
async function plantFaults(page: Page): Promise<void> {
  await page.route('**/volunteer', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/(<h1[^>]*>)/, '$1Planted ')
      .replace(/property="og:title" content="/, '$&Planted ')
      .replace('"@type":"BreadcrumbList"', '"@type":"Planted"')
      .replace('</body>', '<img src="/icon.svg"><p style>planted</p></body>');
    await route.fulfill({ response: answer, body: html });
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }));
      const styles = new CSSStyleSheet();
      styles.replaceSync(`
        [aria-label='Site menu'] a { color: rgb(130 130 130) !important; background: rgb(128 128 128) !important }
        #planted-wide { width: 3000px; height: 1px }
        @media print { main h1 { break-before: page; padding-block-start: 40cm !important } }`);
      document.adoptedStyleSheets = [styles];
      document.body.append(Object.assign(document.createElement('div'), { id: 'planted-wide' }));
      const later = (frames: number, act: () => void): unknown =>
        frames === 0 ? act() : requestAnimationFrame(() => later(frames - 1, act));
      later(5, () => {
        document.documentElement.style.backgroundColor = 'rgb(1, 2, 3)';
        document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'planted', id: 'planted-late' }));
        console.error('A planted word.');
      });
    });
  });
}

/** What is found for each planted fault. */
const FOUND: Readonly<Record<Aspect, RegExp>> = {
  nodes: /the heading is not the one of the HTML\n[\s\S]*gone: </,
  shift: /moves by 0\.\d+: .*"of"/,
  theme: /the ground has the colors .*rgb\(1, 2, 3\)/,
  preview: /og:title is Planted /,
  structured: /it says to be Planted, not BreadcrumbList/,
  accessibility: /image-alt: img/,
  width: /at 320 px: 3\d{3} px, because of <div>/,
  print: /its headline is on sheet [2-9]/,
  policy: /script-src-elem: inline/,
  console: /error: A planted word\./,
};

for (const visitor of VISITORS)
  test(`at ${visitor.width} px a fault in a page would be noticed in each aspect`, { tag: '@site' }, async ({ browser, portal }) => {
    const place = pageVisitsOf(portal).find(({ path }) => path === '/volunteer');
    if (!place) throw new Error('There is no page to plant faults in.');
    const asking = { address: portal.address, asked: new Map() };
    const faulty = { ...place, withMenu: true, kinds: ['BreadcrumbList'] };
    const { findings } = await inspectPage(browser, asking, visitor, faulty, plantFaults);
    const of = (wanted: Aspect) => findings.filter(({ aspect }) => aspect === wanted).map(({ finding }) => finding);
    for (const aspect of visitor.aspects) expect(of(aspect).join('\n'), aspect).toMatch(FOUND[aspect]);
    expect(of('accessibility').join('\n')).toMatch(/with the menu open: color-contrast: /);
    const { findings: none } = await inspectPage(browser, asking, visitor, { ...place, kinds: ['BreadcrumbList'] });
    expect(none, 'the same page without them').toEqual([]);
  });
