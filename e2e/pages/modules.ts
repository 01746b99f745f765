import { expect, type Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';

/** The curriculum as a visitor uses it; the list's heading is that of the release. */
export function modulesPage(page: Page, listHeading = 'Educational Modules') {
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  return {
    async open(address = '/modules') {
      await page.goto(address);
      await hydrated(page);
      await expect(heading(listHeading)).toBeVisible();
    },
    card: (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .first(),
    async read(title: string) {
      await this.card(title)
        .getByRole('link', { name: /Click here to start/ })
        .click();
      await expect(heading(title)).toBeFocused();
    },
    async backToList() {
      await page
        .getByRole('navigation', { name: /breadcrumb/i })
        .getByText('Modules', { exact: true })
        .click();
      await expect(heading(listHeading)).toBeVisible();
    },
    async writeNote(text: string) {
      await page.getByRole('button', { name: 'Add personal notes' }).click();
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: /^Save/ }).click();
    },
    bookmark: () => page.getByRole('button', { name: 'Bookmark this module' }).first().click(),
    complete: () => page.getByRole('button', { name: 'Mark as Completed' }).click(),
    stored: () =>
      page.evaluate(() => ({
        completed: localStorage.getItem('portal.curriculum.completed'),
        bookmarked: localStorage.getItem('portal.curriculum.bookmarked'),
        notes: localStorage.getItem('portal.curriculum.notes'),
      })),
  };
}
