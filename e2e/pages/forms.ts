import type { Page } from '@playwright/test';

/** Fills in what a project idea needs; `mark` is its title. */
export async function fillProject(page: Page, mark: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Project title/ }).fill(mark);
  await page.getByRole('combobox', { name: /^Field of research/ }).selectOption('biology');
  await page.getByRole('textbox', { name: /^Description/ }).fill('We count birds on every campus.');
  await page.getByRole('textbox', { name: /^Contact name/ }).fill('Ada Example');
  await page.getByRole('textbox', { name: /^Contact email/ }).fill('ada@student.example');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Fills in what feedback needs; `mark` is its summary. */
export async function fillFeedback(page: Page, mark: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Summary/ }).fill(mark);
  await page.getByRole('textbox', { name: /^Details/ }).fill('It has to stay in the form.');
}

/** Fills in what an incident report needs; `mark` is its description. */
export async function fillReport(page: Page, mark: string): Promise<void> {
  await page.getByRole('textbox', { name: /^What happened/ }).fill(mark);
}
