/** @jest-environment node */
import type { LiveDocument } from '@portal/contracts';
import { exampleApp, exampleLive, formerApp } from '../releases/example-live.ts';
import { examplePage, exampleWorker } from './example-worker-scope.ts';

const BASE = '/releases/mfe-garden/2.1.0/web/';
const FILES = 'portal mfe-garden 2.1.0';
const PAGES = `portal pages ${SHELL_VERSION} mfe-garden 2.1.0`;
const live: LiveDocument = { ...exampleLive, worker: '/worker.js' };
/** What is live after the garden's release was taken back. */
const rolledBack: LiveDocument = { ...live, number: 4, apps: [formerApp, ...live.apps.slice(1)] };
const offline = async () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => {});

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A browser that has read pages while `document` was live. */
async function afterReading(addresses: readonly string[], document = live) {
  const worker = await exampleWorker(async (address) => examplePage(document, `words of ${address}`));
  for (const address of addresses) await worker.ask(address).done();
  return worker;
}
type Worker = Awaited<ReturnType<typeof exampleWorker>>;
const open = async (worker: Worker, address: string) => (await worker.ask(address).answer)?.text();
const load = (worker: Worker, name: string, destination = '') => worker.ask(BASE + name, { mode: 'cors', destination });

describe('a worker that is new', () => {
  test('takes the place of whatever was there, at once, and has navigations asked for while it starts', async () => {
    const { browser, dispatch } = await exampleWorker(offline);
    await dispatch('install');
    await dispatch('activate');
    expect(browser.called).toEqual(['skip waiting', 'preload', 'claim']);
  });
});

describe('a page', () => {
  test('comes from the network while that answers, whatever is kept', async () => {
    const worker = await afterReading(['/roses']);
    worker.browser.network = async () => examplePage(live, 'newer words');
    const page = await open(worker, '/roses');
    expect(page).toContain('newer words');
    expect(page).not.toContain('data-kept');
  });

  test('uses the answer that the browser has asked for already', async () => {
    const worker = await exampleWorker(offline);
    const { answer, done } = worker.ask('/roses', { preload: Promise.resolve(examplePage(live, 'asked for early')) });
    expect(await (await answer)?.text()).toContain('asked for early');
    await done();
    expect(worker.kept()[PAGES]).toEqual(['/roses']);
  });

  test('is the kept copy without a network, marked with when it came, with the policy that it came with', async () => {
    const worker = await afterReading(['/roses']);
    worker.browser.network = offline;
    const answer = await worker.ask('/roses?from=icon').answer;
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'");
    const html = await answer?.text();
    expect(html).toMatch(/^<html data-kept="Sun, 22 Nov 2026 10:00:00 GMT" lang="en">/);
    expect(html).toContain('words of /roses');
  });

  test.each([500, 503])('is the kept copy where the server answers %d', async (status) => {
    const worker = await afterReading(['/roses']);
    worker.browser.network = async () => new Response('The site could not answer.', { status });
    expect(await open(worker, '/roses')).toContain('words of /roses');
  });

  test('is the kept copy where no answer comes within 10 s, and not a moment sooner', async () => {
    const worker = await afterReading(['/roses']);
    worker.browser.network = never;
    const shown = jest.fn();
    const page = open(worker, '/roses').then(shown);
    await jest.advanceTimersByTimeAsync(9999);
    expect(shown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await page;
    expect(shown).toHaveBeenCalledWith(expect.stringContaining('data-kept'));
  });

  test('that answered too late is kept for the next time', async () => {
    const worker = await afterReading(['/roses']);
    let answerNow = (_: Response) => {};
    worker.browser.network = () => new Promise((resolve) => (answerNow = resolve));
    const { answer, done } = worker.ask('/roses');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await (await answer)?.text()).toContain('words of /roses');
    answerNow(examplePage(live, 'late words'));
    await done();
    worker.browser.network = offline;
    expect(await open(worker, '/roses')).toContain('late words');
  });

  test('of which nothing is kept gets what the network says, also when that is an error', async () => {
    const worker = await afterReading(['/roses']);
    worker.browser.network = async () => new Response('The site could not answer.', { status: 503 });
    expect(await open(worker, '/herbs')).toBe('The site could not answer.');
  });

  test('that was never read says without a network what can be read instead, in the frame of a kept one and without its scripts', async () => {
    const worker = await afterReading(['/roses', '/']);
    worker.browser.network = offline;
    const answer = await worker.ask('/herbs').answer;
    expect([answer?.status, answer?.headers.get('content-security-policy')]).toEqual([503, "default-src 'none'"]);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<title>No connection</title>');
    expect(html).toContain('<main id="main"><h1>No connection</h1>');
    expect(html).toContain('<li><a href="/">words of /</a></li><li><a href="/roses">words of /roses</a></li>');
    expect(html).not.toContain('<script');
    await worker.ask('/herbs').done();
    expect(worker.kept()[PAGES]).not.toContain('/herbs');
  });

  test('is an error of the browser where nothing at all was read', async () => {
    const worker = await exampleWorker(offline);
    await expect(worker.ask('/herbs').answer).rejects.toThrow('Failed to fetch');
  });

  test('that nobody should find in the browser afterward is not kept', async () => {
    const routes = exampleLive.apps[0]?.routes.map((route) => (route.path === '/herbs' ? { ...route, kept: false as const } : route));
    const discreet = { ...live, apps: [{ ...exampleApp(), routes: routes ?? [] }, ...live.apps.slice(1)] };
    const worker = await afterReading(['/roses', '/herbs'], discreet);
    expect(Object.values(worker.kept()).flat()).toEqual(['/roses']);
  });

  test('that is not there anymore is not kept any longer', async () => {
    const worker = await afterReading(['/roses', '/herbs']);
    worker.browser.network = async () => examplePage(live, 'There is nothing here', 404);
    await worker.ask('/roses').done();
    expect(worker.kept()[PAGES]).toEqual(['/herbs']);
  });

  test('of something else, such as a network that wants a sign-in, is not kept', async () => {
    const worker = await exampleWorker(async () => new Response('<html><p>Sign in</p></html>'));
    expect(await open(worker, '/roses')).toContain('Sign in');
    await worker.ask('/roses').done();
    expect(worker.kept()).toEqual({});
  });
});

describe('a rollback', () => {
  test('is seen at the next page view, and nothing of the release is left in any cache', async () => {
    const worker = await afterReading(['/', '/roses', '/herbs']);
    await load(worker, 'roses.js').done();
    worker.browser.network = async () => examplePage(rolledBack, 'the words before');
    expect(await open(worker, '/roses')).toContain('the words before');
    await worker.ask('/roses').done();
    const kept = worker.kept();
    expect(Object.keys(kept).filter((name) => name.includes('2.1.0'))).toEqual([]);
    expect(kept[`portal pages ${SHELL_VERSION} mfe-garden 2.0.0`]).toEqual(['/roses']);
    worker.browser.network = offline;
    expect(await open(worker, '/roses')).toContain('the words before');
    expect((await worker.ask('/herbs').answer)?.status).toBe(503);
  });

  test('leaves what other apps have kept', async () => {
    const worker = await afterReading(['/', '/roses']);
    worker.browser.network = async () => examplePage(rolledBack, 'the words before');
    await worker.ask('/roses').done();
    worker.browser.network = offline;
    expect(await open(worker, '/')).toContain('words of /');
  });

  test('of the shell drops every page, because all were made by it', async () => {
    const worker = await afterReading(['/', '/roses']);
    worker.browser.network = async () => examplePage({ ...live, number: 4, shell: { version: '7.8.8' } }, 'another frame');
    await worker.ask('/roses').done();
    expect(Object.values(worker.kept()).flat()).toEqual(['/roses']);
  });

  test('also counts where the page itself cannot be kept, because storage is full', async () => {
    const worker = await afterReading(['/roses']);
    worker.browser.storage = 'full';
    worker.browser.network = async () => examplePage(rolledBack, 'the words before');
    await worker.ask('/roses').done();
    expect(Object.values(worker.kept()).flat()).toEqual([]);
  });

  test('leaves caches that are not the worker’s', async () => {
    const worker = await afterReading(['/roses']);
    await worker.putAside('of something else', '/x', 'x');
    worker.browser.network = async () => examplePage(rolledBack, 'the words before');
    await worker.ask('/roses').done();
    expect(worker.kept()['of something else']).toEqual(['/x']);
  });
});

describe('a page that moves to another app', () => {
  test('is kept once, as the live one', async () => {
    const worker = await afterReading(['/roses']);
    const [garden, welcome] = live.apps;
    const moved = [exampleApp({ routes: [] }), { ...welcome, routes: garden?.routes ?? [] }] as LiveDocument['apps'];
    worker.browser.network = async () => examplePage({ ...live, number: 4, apps: moved }, 'at its new home');
    await worker.ask('/roses').done();
    worker.browser.network = offline;
    expect(await open(worker, '/roses')).toContain('at its new home');
  });
});

describe('the search index', () => {
  const index = (words: string) => async (address: string) =>
    address === '/search.json' ? new Response(words) : examplePage(live, 'page');
  const search = async (worker: Worker) => {
    const { answer, done } = worker.ask('/search.json', { mode: 'cors' });
    const text = await (await answer)?.text();
    await done();
    return text;
  };

  test('comes from the network, and without one it is what the search used last', async () => {
    const worker = await exampleWorker(index('first'));
    expect(await search(worker)).toBe('first');
    worker.browser.network = index('second');
    expect(await search(worker)).toBe('second');
    worker.browser.network = offline;
    expect(await search(worker)).toBe('second');
  });

  test('is the kept one too where the server answers 500, or nothing for five seconds', async () => {
    const worker = await exampleWorker(index('first'));
    await search(worker);
    worker.browser.network = async () => new Response('The site could not answer.', { status: 500 });
    expect(await search(worker)).toBe('first');
    worker.browser.network = never;
    const found = worker.ask('/search.json', { mode: 'cors' }).answer?.then((answer) => answer.text());
    await jest.advanceTimersByTimeAsync(5000);
    expect(await found).toBe('first');
  });

  test('goes with a release that was withdrawn, because it holds its words', async () => {
    const worker = await afterReading(['/roses']);
    worker.browser.network = index('words of roses');
    await search(worker);
    worker.browser.network = async () => examplePage(rolledBack, 'the words before');
    await worker.ask('/roses').done();
    worker.browser.network = offline;
    await expect(worker.ask('/search.json', { mode: 'cors' }).answer).rejects.toThrow('Failed to fetch');
  });
});

describe('a file of a release', () => {
  test('is asked for once; after that it comes from the cache of its release', async () => {
    const worker = await exampleWorker(async (address) => new Response(`bytes of ${address}`));
    await load(worker, 'roses.js').done();
    expect(worker.kept()).toEqual({ [FILES]: [`${BASE}roses.js`] });
    worker.browser.network = offline;
    expect(await (await load(worker, 'roses.js').answer)?.text()).toBe(`bytes of ${BASE}roses.js`);
  });

  test('that is missing or did not come is not kept, and the page is told', async () => {
    const worker = await exampleWorker(async () => new Response('There is no such file.', { status: 404 }));
    const { answer, done } = load(worker, 'roses.js');
    expect((await answer)?.status).toBe(404);
    await done();
    worker.browser.network = offline;
    await expect(load(worker, 'roses.js').answer).rejects.toThrow('Failed to fetch');
    expect(Object.values(worker.kept()).flat()).toEqual([]);
  });

  test.each(['full', 'refused'] as const)('comes from the network where storage is %s', async (storage) => {
    const worker = await exampleWorker(async () => new Response('bytes'), storage);
    const { answer, done } = load(worker, 'roses.js');
    expect(await (await answer)?.text()).toBe('bytes');
    await done();
  });
});

describe('a file that does not begin to come', () => {
  /** A network that hangs until the request is taken back. */
  const hanging = (_: string, options?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      options?.signal?.addEventListener('abort', () => reject(new DOMException('The request was taken back.', 'AbortError'))),
    );

  test.each(['script', 'style'])('is given up after 20 s if it is a %s: its tab may be closed long since', async (destination) => {
    const worker = await exampleWorker(hanging);
    const settled = jest.fn();
    load(worker, 'roses.js', destination).answer?.catch(settled);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  test('is waited for if it is a picture, because many of them may queue on a slow network', async () => {
    const worker = await exampleWorker(hanging);
    const settled = jest.fn();
    load(worker, 'roses.avif', 'image').answer?.then(settled, settled);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(settled).not.toHaveBeenCalled();
  });

  test('may take as long as it likes once it has begun', async () => {
    let signal: AbortSignal | null | undefined;
    const worker = await exampleWorker(async (_, options) => {
      signal = options?.signal;
      return new Response('bytes');
    });
    await load(worker, 'roses.js', 'script').answer;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(signal?.aborted).toBe(false);
  });
});

test.each(['full', 'refused'] as const)('a page comes from the network where storage is %s', async (storage) => {
  const worker = await exampleWorker(async () => examplePage(live, 'words'), storage);
  const { answer, done } = worker.ask('/roses');
  expect(await (await answer)?.text()).toContain('words');
  await done();
  worker.browser.network = offline;
  await expect(worker.ask('/roses').answer).rejects.toThrow('Failed to fetch');
});

test.each<[string, string, Parameters<Worker['ask']>[1]]>([
  ['the API', '/api/projects', { mode: 'cors' }],
  ['what is live', '/live.json', { mode: 'cors' }],
  ['what is sent', '/api/feedback', { mode: 'cors', method: 'POST' }],
  ['a part of a film', `${BASE}film.mp4`, { mode: 'no-cors', headers: { range: 'bytes=0-' } }],
  ['a file of a candidate', '/releases/mfe-garden/2.2.0-preview.1.abc/web/roses.js', { mode: 'cors' }],
  ['another site', 'https://elsewhere.example/roses', { mode: 'no-cors' }],
])('%s is left to the browser', async (_, address, request) => {
  const worker = await exampleWorker(offline);
  expect(worker.ask(address, request).answer).toBeUndefined();
});

test.each(['/api/health', `${BASE}heights.csv`, '/sitemap.xml'])('%s that is opened is no page: it is never kept', async (address) => {
  const worker = await exampleWorker(async () => examplePage(live, 'words'));
  const { answer, done } = worker.ask(address);
  expect((await answer)?.status).toBe(200);
  await done();
  expect(worker.kept()).toEqual({});
});

test('what was read before the worker was there is kept, from the browser’s own cache and nowhere else', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const worker = await exampleWorker(async (address, options) => {
    asked.push([address, options]);
    if (address.endsWith('evicted.js')) throw new TypeError('Failed to fetch');
    return address === '/roses' ? examplePage(live, 'words') : new Response('bytes');
  });
  await worker.tell({ page: '/roses', files: [`${BASE}roses.js`, `${BASE}evicted.js`, '/api/projects'] });
  expect(worker.kept()).toEqual({ [PAGES]: ['/roses'], [FILES]: [`${BASE}roses.js`] });
  const cached = { cache: 'only-if-cached', mode: 'same-origin' };
  expect(asked).toEqual([
    ['/roses', undefined],
    [`${BASE}roses.js`, cached],
    [`${BASE}evicted.js`, cached],
  ]);
});
