import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

for (const width of [320, 1280])
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px in the ${colorScheme} theme`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('no listed route violates WCAG 2.2 AA, scrolls sideways, or does so with the menu open', async ({ page, portal }) => {
        for (const { path } of portal.live().apps.flatMap((app) => app.routes)) {
          await page.goto(path);
          await hydrated(page);
          expect(await violations(page), path).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            `${path} scrolls sideways`,
          ).toBeLessThanOrEqual(0);
          if (path === '/') continue;
          await page.getByRole('button', { name: 'Menu' }).click();
          expect(await violations(page), `${path} with the menu open`).toEqual([]);
        }
      });

      test('neither does the not-found page', async ({ page, complaints }) => {
        await page.goto('/no-such-page');
        await hydrated(page);
        expect(await violations(page)).toEqual([]);
        complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 404')));
      });

      test('nor the reading view with the notes open', async ({ page }) => {
        await page.goto('/modules');
        await hydrated(page);
        await page.getByRole('link', { name: 'Click here to start' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Introduction to Research' })).toBeVisible();
        await page.getByRole('button', { name: 'Add personal notes' }).click();
        await expect(page.getByRole('textbox')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
