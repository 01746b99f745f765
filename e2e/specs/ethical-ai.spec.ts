import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import type { ReleaseDocument } from '@portal/contracts';
import { violations } from '../fixtures/axe.ts';
import { colorName } from '../fixtures/color-name.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';

const ADDRESS = '/ethical-ai-module';
const PATHS = [ADDRESS, '/learn/modules/ethical-ai', '/learn/ethical-ai-new', '/ethical-ai-new'];
const TOOLS = ['AI Decision Calculator', 'Citation Generator & AI Log Template', 'Quiz', 'Resources'] as const;

const panelOf = (page: Page, tool: string): Locator => page.getByRole('region', { name: tool, exact: true });

async function open(page: Page, tool: string): Promise<Locator> {
  await page.getByRole('button', { name: tool, exact: true }).click();
  const panel = panelOf(page, tool);
  // Before the panel appears, nothing in it is loaded either.
  await expect(panel).toBeVisible();
  await expect(panel.getByText('Loading the tool …')).toHaveCount(0);
  return panel;
}

async function arrive(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** One option for each of a form's questions in turn, from 0. */
async function answer(panel: Locator, ...options: readonly number[]): Promise<void> {
  const questions = panel.getByRole('group');
  for (const [question, option] of options.entries()) await questions.nth(question).getByRole('radio').nth(option).check();
}

test('the four paths open the same prerendered page with one canonical link', { tag: '@mfe-ethical-ai' }, async ({ portal, request }) => {
  const bodies = await Promise.all(PATHS.map(async (address) => (await request.get(portal.address + address)).text()));
  for (const body of bodies) {
    expect(body).toContain('AI Research Ethics Navigator 2025</h1>');
    expect(body).toContain('Common AI Issues &amp; Solutions');
    expect(body.match(/<link rel="canonical"[^>]*>/g)?.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
      `${portal.address}${ADDRESS}`,
    ]);
  }
  const mains = bodies.map((body) => /<main[\s\S]*<\/main>/.exec(body)?.[0]);
  expect(new Set(mains).size).toBe(1);
});

function weights(portal: Portal) {
  const { version } = portal.live().apps.find(({ id }) => id === 'mfe-ethical-ai') ?? {};
  const web = path.join(portal.storeDir, `releases/mfe-ethical-ai/${version}/web`);
  const document: ReleaseDocument = JSON.parse(readFileSync(path.join(web, '../release.json'), 'utf8'));
  const weigh = (name: string) =>
    existsSync(path.join(web, `${name}.br`))
      ? statSync(path.join(web, `${name}.br`)).size
      : brotliCompressSync(readFileSync(path.join(web, name))).length;
  const first = [document.entry, ...(document.pages['ethical-ai']?.scripts ?? [])];
  const panels = Object.keys(document.files).filter((name) => name.endsWith('.js') && !first.includes(name));
  return { first, panels, weigh };
}

test('the first view brings at most 15 KB of script beyond the shell’s, each panel at most 8 KB, and only when it is opened', {
  tag: '@mfe-ethical-ai',
}, async ({ page, portal }) => {
  const { first, panels, weigh } = weights(portal);
  const view = first.reduce((sum, name) => sum + weigh(name), 0);
  expect(view).toBeLessThanOrEqual(15_000);
  expect(panels).toHaveLength(4);
  for (const name of panels) expect(weigh(name), name).toBeLessThanOrEqual(8_000);

  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = request.url().split('/').at(-1) ?? '';
    if (panels.includes(name)) fetched.push(name);
  });
  await arrive(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  for (const [index, tool] of TOOLS.entries()) {
    await open(page, tool);
    expect(fetched).toHaveLength(index + 1);
  }
  expect(new Set(fetched)).toEqual(new Set(panels));
});

test.describe('when the network fails', () => {
  // It appears in the console.
  test.use({ quiet: false });

  test('a panel that fails to load says so, and a retry that works brings it', { tag: '@mfe-ethical-ai' }, async ({ page, portal }) => {
    const { panels } = weights(portal);
    const isPanel = (url: URL) => panels.some((name) => url.pathname.endsWith(name));
    await arrive(page);
    await page.route(isPanel, (route) => route.abort());
    await page.getByRole('button', { name: 'Quiz', exact: true }).click();
    const panel = panelOf(page, 'Quiz');
    await expect(panel.getByRole('alert')).toContainText('This tool could not be loaded');
    await page.unroute(isPanel);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('radio')).toHaveCount(20);
    await expect(panel.getByRole('heading', { level: 3 })).toBeFocused();
  });
});

test('with the keyboard alone: from the calculator’s card to its outcome, which is announced once and has the focus', {
  tag: '@mfe-ethical-ai',
}, async ({ page }) => {
  await arrive(page);
  const card = page.getByRole('button', { name: 'AI Decision Calculator', exact: true });
  await card.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'AI Decision Calculator');
  await expect(panel.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(page).toHaveURL(`${ADDRESS}#calculator`);
  await expect(panel.getByRole('radio')).toHaveCount(20);
  // The texts that appear in live regions, in order.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, { childList: true, subtree: true });
  });
  await page.keyboard.press('Tab');
  for (let question = 0; question < 5; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press(' ');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: /^Your Risk Level/ })).toBeFocused();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toEqual([expect.stringContaining('Proceed - You may proceed with AI use')]);

  await page.reload();
  await hydrated(page);
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(5);
  await panel.getByRole('button', { name: 'Close AI Decision Calculator' }).click();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(ADDRESS);
});

test('a link to a tool opens it where the visitor looks: what stands below never comes into sight and jumps', {
  tag: '@mfe-ethical-ai',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { below: number };
    seen.below = 0;
    // In every frame from the one in which the browser has gone to the tool.
    const look = () => {
      const next = document.querySelector('[aria-labelledby="summary"]');
      if (next && scrollY > 0 && next.getBoundingClientRect().top < innerHeight) seen.below += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await arrive(page, `${ADDRESS}#resources`);
  await expect(panelOf(page, 'Resources').getByRole('heading', { name: 'Real Consequences' })).toBeAttached();
  await expect(panelOf(page, 'Resources').getByRole('heading', { level: 3 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { below: number }).below)).toBe(0);
});

test('the citation is generated, alerted and copied; the log downloads', { tag: '@mfe-ethical-ai' }, async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await arrive(page);
  const panel = await open(page, TOOLS[1]);
  await panel.getByRole('button', { name: 'Generate Citation' }).click();
  await expect(panel.getByRole('heading', { name: /Please fill in all fields$/ })).toBeVisible();
  await panel.getByRole('combobox').selectOption('Gemini (2.5 Pro)');
  await panel.getByRole('textbox', { name: /^Company/ }).fill('Google');
  await panel.getByRole('textbox', { name: /^Dates/ }).fill('May 2025');
  await panel.getByRole('textbox', { name: /^How you used it/ }).fill('Literature search');
  await panel.getByRole('button', { name: 'Generate Citation' }).click();
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByText('Citation copied!')).toBeVisible();
  expect(alerts).toEqual(['Please fill in all fields', 'Citation copied!']);
  // No page of the site may read the clipboard; a person pastes.
  const company = panel.getByRole('textbox', { name: /^Company/ });
  await company.fill('');
  await company.press('ControlOrMeta+v');
  await expect(company).toHaveValue(/^Gemini \(2\.5 Pro\) by Google was used for literature search/);
  for (const [name, begin] of [
    ['CSV', '\uFEFFDate,AI Tool,Purpose,Input/Prompt,AI Response Summary,Verification Method,Final Use\r\n'],
    ['Markdown', '# AI Research Log Template\n'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('link', { name: `Download as ${name}` }).click()]);
    expect(readFileSync(await download.path(), 'utf8').startsWith(begin), name).toBe(true);
  }
});

test('the quick reference prints on one page, Letter and A4, and so does the statement for an advisor', { tag: '@mfe-ethical-ai' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await arrive(page);
  const pages = async (format: string) => (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  // Creating a PDF tells the page that it was printed, which ends the printing of the part.
  for (const format of ['Letter', 'A4']) {
    await page.getByRole('button', { name: 'Print Quick Reference' }).click();
    expect(await pages(format), format).toBe(1);
  }
  const panel = await open(page, TOOLS[0]);
  await answer(panel, 3, 3, 3, 3, 3);
  await panel.getByRole('button', { name: 'Calculate Risk Level' }).click();
  await panel.getByRole('button', { name: 'Print Statement' }).click();
  expect(await pages('Letter')).toBe(1);
  expect(await pages('Letter'), 'the whole page').toBeGreaterThan(1);
});

test.describe('looked at in both widths and themes', () => {
  test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('no open panel and no result violates WCAG 2.2 AA or scrolls sideways, and each result has its color (sections 4 and 5)', {
    tag: ['@mfe-ethical-ai', '@long'],
  }, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await arrive(page);
    const check = async (state: string) => expect(await violations(page), state).toEqual([]);

    let panel = await open(page, TOOLS[0]);
    const colorOfResult = () =>
      panel
        .getByRole('status')
        .nth(1)
        .locator('svg')
        .first()
        .evaluate((icon) => getComputedStyle(icon).color)
        .then(colorName);
    const calculate = panel.getByRole('button', { name: 'Calculate Risk Level' });
    await calculate.click();
    await check('calculator with open questions');
    for (const [state, color, ...options] of [
      ['proceed', 'green', 0, 0, 0, 0, 0],
      ['caution', 'amber', 0, 3, 0, 0, 0],
      ['do not proceed', 'red', 3, 3, 1, 3, 2],
    ] as const) {
      await answer(panel, ...options);
      await calculate.click();
      await panel.getByRole('button', { name: 'Copy Statement' }).click();
      await expect(panel.getByText('Statement copied.')).toBeVisible();
      expect(await colorOfResult(), state).toBe(color);
      await check(state);
    }

    panel = await open(page, TOOLS[1]);
    await panel.getByRole('combobox').selectOption('Other');
    await panel.getByRole('button', { name: 'Generate Citation' }).click();
    await check('citation with missing fields');
    for (const field of await panel.getByRole('textbox').all()) await field.fill('Something to write');
    await panel.getByRole('button', { name: 'Generate Citation' }).click();
    await panel.getByRole('button', { name: 'Copy' }).click();
    await expect(panel.getByText('Citation copied!')).toBeVisible();
    await check('citation, copied');

    panel = await open(page, TOOLS[2]);
    await check('quiz');
    for (const [state, color, ...options] of [
      ['excellent', 'green', 1, 1, 2, 1, 2],
      ['good', 'amber', 1, 1, 2, 0, 0],
      ['needs review', 'red', 0, 0, 0, 0, 0],
    ] as const) {
      await answer(panel, ...options);
      await panel.getByRole('button', { name: 'Submit Quiz' }).click();
      expect(await colorOfResult(), state).toBe(color);
      await check(state);
      await panel.getByRole('button', { name: 'Retake Quiz' }).click();
    }

    await open(page, TOOLS[3]);
    await check('resources');

    const items = page.getByRole('region', { name: 'Pre-Flight Checklist' }).getByRole('checkbox');
    for (const item of await items.all()) await item.check();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await check('everything ticked and completed');
  });
});
