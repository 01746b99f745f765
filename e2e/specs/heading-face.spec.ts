import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

test('headings, and what looks like one, get their face once the page works; other text never waits for one', {
  tag: '@mfe-content',
}, async ({ page }) => {
  await page.goto('/safety-guidelines');
  await hydrated(page);
  const faceOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).fontFamily);
  for (const selector of ['h1', 'h2', 'header [data-heading-face]', 'main [data-heading-face]'])
    await expect.poll(() => faceOf(selector), selector).toContain('Newsreader Heading');
  expect(await faceOf('main p')).not.toContain('Newsreader Heading');
  expect(await page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Newsreader Heading'))?.status)).toBe('loaded');
});
