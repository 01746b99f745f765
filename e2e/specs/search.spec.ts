import type { Page } from '@playwright/test';
import type { SearchIndex } from '@portal/contracts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search modules, tools, resources and pages' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('what is live can be found: modules, tools, resources and pages, in "at most 40 KB brotli"', async ({ portal, request }) => {
  const answer = await request.get(`${portal.address}/search.json`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(40_000);
  const { entries }: SearchIndex = await answer.json();
  const kinds = new Map<string, number>();
  for (const { kind } of entries) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  for (const [kind, least] of [
    ['module', 25],
    ['tool', 25],
    ['resource', 40],
    ['page', 15],
  ] as const)
    expect(kinds.get(kind), kind).toBeGreaterThanOrEqual(least);
  const routes = portal.live().apps.flatMap(({ routes }) => routes.map(({ path }) => path));
  for (const { address } of entries) expect(routes, address).toContain(address.split(/[?#]/)[0]);
});

/** What visitors type who do not know the name of a page, and what they are looking for. */
const MEANT: readonly (readonly [query: string, title: RegExp])[] = [
  ...['report', 'harassment', 'bullying', 'discrimination', 'unsafe', 'racism'].map((query) => [query, /^Code of Conduct/] as const),
  ...['contact', 'help', 'accessibility', 'bug'].map((query) => [query, /^Website Feedback/] as const),
  ...['privacy', 'delete my data', 'login'].map((query) => [query, /^Your Data/] as const),
  ...['beginner', 'my notes'].map((query) => [query, /^Educational Modules/] as const),
  ['premed', /^For Medical Students/],
  ['teacher', /^Using This in Class/],
  ['certificate', /^Your Learning Record/],
  ['template', /^Templates and Data/],
  ['dictionary', /^Glossary/],
  ['heart rhythm', /Heart|Rhythm/i],
  ['volunteer', /^Volunteer/],
];

/** The same, written down by somebody who had not seen the index; with what was typed in a hurry or misspelled. */
const MEANT_BY_A_STRANGER: typeof MEANT = [
  ['where do i start', /^Educational Modules/],
  ['can i do research in high school', /^First Steps While Still in School/],
  ['cold email professor', /^Finding and Joining a Research Lab/],
  ['no experience how to join a lab', /^Finding and Joining a Research Lab/],
  ['mcat', /^For Medical Students/],
  ['shadowing hours', /^First Steps While Still in School/],
  ['sensitivity and specificity', /^Reading Clinical Numbers/],
  ['my pi is harassing me', /^Code of Conduct/],
  ['anonymous complaint', /^Code of Conduct/],
  ['sexual harrassment', /^Code of Conduct/],
  ['use in my classroom', /^Using This in Class/],
  ['lesson plan', /^Using This in Class/],
  ['join a project', /^Collaboration Hub/],
  ['looking for coauthors', /^Collaboration Hub/],
  ['plagarism', /^plagiarism/],
  ['litreature review', /^Literature Review Strategies/],
  ['can i use chatgpt for my essay', /^AI Research Ethics Navigator/],
  ['p value', /^p-value/],
  ['free software discount students', /^Saving Money as a Student/],
  ['what does irb stand for', /^Research Ethics & IRB Process/],
];

test('forty queries each lead first to what was meant', { tag: '@shell' }, async ({ page }) => {
  await page.goto('/volunteer');
  await hydrated(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  const wrong: string[] = [];
  for (const [query, title] of [...MEANT, ...MEANT_BY_A_STRANGER]) {
    await field(page).fill(query);
    const first = page.getByRole('option').first();
    await expect(first, query).toBeVisible();
    const name = (await first.textContent()) ?? '';
    if (!title.test(name)) wrong.push(`${query}: ${name.slice(0, 60)}`);
  }
  expect(wrong).toEqual([]);
  expect(new Set([...MEANT, ...MEANT_BY_A_STRANGER].map(([query]) => query)).size).toBeGreaterThanOrEqual(40);
});

test('from any page to a module by keys: a typo, the arrows, what was completed, and Escape gives the focus back', {
  tag: ['@shell', '@mfe-curriculum'],
}, async ({ portal, request, page }) => {
  const { entries }: SearchIndex = await (await request.get(`${portal.address}/search.json`)).json();
  const introduction = entries.find(({ title }) => title === 'Introduction to Research');
  await page.addInitScript((id) => {
    localStorage.setItem('portal.curriculum.completed', JSON.stringify([id]));
    localStorage.setItem('portal.curriculum.bookmarked', JSON.stringify([id]));
  }, introduction?.progress?.id);
  const asked: string[] = [];
  page.on('request', (asking) => /\/search[.\w]*\.(?:js|css|json)$/.test(asking.url()) && asked.push(new URL(asking.url()).pathname));
  await page.goto('/volunteer');
  await hydrated(page);
  expect(asked, 'nothing of the search comes before it is asked for').toEqual([]);

  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('etics');
  await expect(page.getByRole('option', { name: /^AI Research Ethics Navigator 2025 Module/ })).toBeVisible();
  expect(asked.filter((path) => path === '/search.json')).toHaveLength(1);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  // What was typed before is selected, so typing replaces it.
  await page.keyboard.type('introduction research');
  const found = page.getByRole('option', { name: /^Introduction to Research Module Completed Bookmarked/ });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/modules#module=introduction-to-research$/);
  await expect(heading(page, 'Introduction to Research')).toBeFocused();
  await expect(dialog(page)).toBeHidden();

  await page.goBack();
  await expect(heading(page, 'Join Our Mission')).toBeVisible();
});

test('a resource opens at its card, a tool in the directory, and a click outside closes the search', { tag: '@mfe-content' }, async ({
  page,
}) => {
  await page.goto('/volunteer');
  await hydrated(page);
  await button(page).click();
  await field(page).fill('coursera');
  await page.getByRole('option', { name: /^Coursera Resource/ }).click();
  await expect(page).toHaveURL(/\/resources#coursera$/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Coursera' }) });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  await button(page).click();
  await field(page).fill('marimo');
  await page.getByRole('option', { name: /^marimo Tool/ }).click();
  await expect(page).toHaveURL(/\/tools\?q=marimo$/);
  await expect(page.getByRole('heading', { level: 2, name: 'marimo' })).toBeVisible();

  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no search is offered that could not open', { tag: '@shell' }, async ({ page }) => {
    await page.goto('/volunteer');
    await expect(heading(page, 'Join Our Mission')).toBeVisible();
    await expect(page.getByText('Search', { exact: true })).toBeHidden();
  });
});
