import type { APIResponse, Page } from '@playwright/test';
import { chosenApps } from '../fixtures/chosen-apps.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { oneOfEachKind } from '../fixtures/unlisted.ts';

/** Notes what the policy refuses, from the first element on. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      refused.push(`${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
}

/** Shows a toast as an app does: through the shell's shared API, taken from the share scope. */
async function showToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Scope = Record<string, Record<string, { lib: () => { toast: (message: object) => void } }>>;
    const [shell] = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Scope } }[] } }).__FEDERATION__
      .__INSTANCES__;
    const [version] = Object.values(shell?.shareScopeMap.default['@portal/shell-api'] ?? {});
    version?.lib().toast({ title: 'For the policy', description: 'With all its parts', action: { label: 'Do it', onSelect: () => {} } });
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'For the policy' })).toBeVisible();
}

/** Opens everything on the page that opens, and points at and focuses what explains itself. Returns how much there was. */
function openEverything(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done));
    const openers = [
      ...document.querySelectorAll<HTMLElement>(
        'main summary, main [popovertarget], main [aria-expanded="false"]:not([aria-disabled="true"]), main [aria-haspopup]',
      ),
    ];
    for (const opener of openers) {
      opener.focus();
      opener.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      opener.click();
    }
    await painted();
    for (const explained of document.querySelectorAll<HTMLElement>('main [aria-describedby], main [title], main [interestfor]')) {
      explained.focus({ preventScroll: true });
      explained.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    }
    await painted();
    for (const popover of document.querySelectorAll<HTMLElement>('main [popover]')) if (popover.isConnected) popover.showPopover();
    await painted();
    return openers.length;
  });
}

async function useEverything(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(answer?.headers()['content-security-policy'], path).toBeDefined();
  await hydrated(page);
  const opened = await openEverything(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click();
  if (path !== '/') {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Site menu' }).getByRole('list')).toBeVisible();
  }
  await showToast(page);
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused), path).toEqual([]);
  return opened;
}

const pathsOf = (portal: Portal) => [
  ...chosenApps(portal.live()).flatMap((app) => app.routes.map(({ path }) => path)),
  ...oneOfEachKind(portal),
];

for (const { width, tag } of [
  { width: 320, tag: [] },
  { width: 1280, tag: ['@long'] },
])
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page breaks the policy, with menu, toast and everything else open and the theme switched', async ({
      page,
      portal,
      complaints,
    }) => {
      await watchPolicy(page);
      let opened = 0;
      for (const path of [...pathsOf(portal), '/no-such-page']) opened += await useEverything(page, path);
      expect(opened, 'there is something to open').toBeGreaterThan(0);
      // The browser itself says in the console that a document answered 404.
      complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 404')));
    });
  });

test('what the policy refuses would be noticed', { tag: '@site' }, async ({ page, complaints }) => {
  await watchPolicy(page);
  await page.goto('/volunteer');
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' })));
  await expect.poll(() => page.evaluate(() => (window as unknown as { refused: string[] }).refused.length)).toBe(1);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});

/** What has to stand in every answer that a browser could show as a document; a script or a style sheet only says what it is. */
function expectSafe(answer: APIResponse, what: string): void {
  const headers = answer.headers();
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  if (answer.ok() && /^text\/(?:javascript|css)/.test(headers['content-type'] ?? '')) return;
  const policy = headers['content-security-policy'] ?? '';
  expect(policy, what).not.toMatch(/unsafe|\*|data:|blob:|https?:/);
  expect(policy, what).toMatch(/default-src 'none'/);
  expect(policy, what).toMatch(/frame-ancestors 'none'/);
  expect(headers['referrer-policy'], what).toMatch(/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/);
  expect(headers['permissions-policy'], what).toContain('camera=()');
}

/** Asks for one address of each kind and says what was answered. */
async function askAll(portal: Portal, ask: (path: string, method?: string) => Promise<APIResponse>): Promise<Record<string, number>> {
  const { apps, shell } = portal.live();
  const [app] = apps;
  if (!app) throw new Error('There is no live app.');
  const kinds = {
    'a page': app.routes[0]?.path ?? '/',
    'the home page': '/',
    'a page that is not there': '/no-such-page',
    'the live document': '/live.json',
    'a script of a release': app.base + app.entry,
    'a style sheet of a release': app.base + Object.values(app.pages)[0]?.styles[0],
    'a picture of a release': `/releases/shell/${shell.version}/web/icon.svg`,
    'a file of a release that is not there': `${app.base}nothing.js`,
    'a release that is not there': '/releases/mfe-nobody/1.0.0/web/a.js',
    'a file that is not there': '/nothing.png',
    'a page with a slash too many': '/volunteer/',
    'an address that cannot be read': '/%E0%A4%A',
    'the API': '/api/projects',
    'an address that the API does not have': '/api/nothing',
  };
  const said: Record<string, number> = {};
  for (const path of pathsOf(portal)) expectSafe(await ask(path), path);
  for (const [kind, path] of Object.entries(kinds)) {
    const answer = await ask(path);
    expectSafe(answer, kind);
    said[kind] = answer.status();
  }
  const refused = await ask('/volunteer', 'DELETE');
  expectSafe(refused, 'a method that no page has');
  said['a method that no page has'] = refused.status();
  const posted = await ask('/api/feedback', 'POST');
  expectSafe(posted, 'a form that is wrong');
  said['a form that is wrong'] = posted.status();
  return said;
}

const WITHOUT_API = {
  'a page': 200,
  'the home page': 200,
  'a page that is not there': 404,
  'the live document': 200,
  'a script of a release': 200,
  'a style sheet of a release': 200,
  'a picture of a release': 200,
  'a file of a release that is not there': 404,
  'a release that is not there': 404,
  'a file that is not there': 404,
  'a page with a slash too many': 308,
  'an address that cannot be read': 400,
  'a method that no page has': 405,
  'the API': 503,
  'an address that the API does not have': 503,
  'a form that is wrong': 503,
};

test('every answer that could be shown carries the policy and its companions: pages, drawings, faults and the API', {
  tag: ['@site', '@api'],
}, async ({ portal, request }) => {
  const ask = (path: string, method = 'GET') => request.fetch(path, { method, maxRedirects: 0 });
  expect(await askAll(portal, ask)).toEqual({
    ...WITHOUT_API,
    'the API': 200,
    'an address that the API does not have': 404,
    'a form that is wrong': 400,
  });
});

test('so does every answer while the API is away', { tag: '@site' }, async ({ ownPortal, request }) => {
  const ask = (path: string, method = 'GET') => request.fetch(ownPortal.address + path, { method, maxRedirects: 0 });
  expect(await askAll(ownPortal, ask)).toEqual(WITHOUT_API);
});
