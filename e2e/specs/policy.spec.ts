import type { APIResponse } from '@playwright/test';
import { chosenApps } from '../fixtures/chosen-apps.ts';
import { refusedBy, watchPolicy } from '../fixtures/page-pass/policy.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { oneOfEachKind } from '../fixtures/unlisted.ts';

const pathsOf = (portal: Portal) => [
  ...chosenApps(portal.live()).flatMap((app) => app.routes.map(({ path }) => path)),
  ...oneOfEachKind(portal),
];

test('what the policy refuses would be noticed', { tag: '@site' }, async ({ page, complaints }) => {
  await watchPolicy(page);
  await page.goto('/volunteer');
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' })));
  await expect.poll(() => refusedBy(page)).toHaveLength(1);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});

/** What every response must contain that a browser could show as a document; a script or a style sheet only states its type. */
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

/** Requests one address of each kind and returns the responses. */
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
