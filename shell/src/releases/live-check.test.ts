import type { LiveDocument } from '@portal/contracts';
import { exampleLive } from './example-live.ts';
import { deferred, fault } from './example-releases.ts';
import { createLiveCheck, fetchLive, LIVE_CHECK_INTERVAL_MS, LIVE_CHECK_TIMEOUT_MS } from './live-check.ts';

const next: LiveDocument = { ...exampleLive, number: 4 };

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('the check', () => {
  /** A tab on the example's document with a clock and an answer that the test sets. */
  function tab(part: { answer?: () => Promise<LiveDocument>; live?: LiveDocument } = {}) {
    const clock = { now: 1_700_000_000_000 };
    const fetchDocument = jest.fn(part.answer ?? (async () => next));
    jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
    return { clock, fetchDocument, ...createLiveCheck(part.live ?? exampleLive, fetchDocument) };
  }

  test('another number is another set of releases', async () => {
    const { check, isOutdated } = tab();
    expect(isOutdated()).toBe(false);
    await expect(check()).resolves.toBe(true);
    expect(isOutdated()).toBe(true);
  });

  test('so is a lower one: a store may have been restored from a backup', async () => {
    await expect(tab({ answer: async () => ({ ...exampleLive, number: 1 }) }).check()).resolves.toBe(true);
  });

  test('the same number is the same set', async () => {
    const { check, isOutdated } = tab({ answer: async () => structuredClone(exampleLive) });
    await expect(check()).resolves.toBe(false);
    expect(isOutdated()).toBe(false);
  });

  test('"at most once a minute": within it the last answer holds', async () => {
    expect(LIVE_CHECK_INTERVAL_MS).toBe(60_000);
    const { clock, check, fetchDocument } = tab();
    await check();
    clock.now += 59_999;
    await expect(check()).resolves.toBe(true);
    expect(fetchDocument).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await check();
    expect(fetchDocument).toHaveBeenCalledTimes(2);
  });

  test('a request without an answer counts too: no network is asked at every navigation', async () => {
    const { clock, check, fetchDocument } = tab({ answer: fault('offline') });
    await expect(check()).resolves.toBe(false);
    clock.now += 30_000;
    await expect(check()).resolves.toBe(false);
    expect(fetchDocument).toHaveBeenCalledTimes(1);
  });

  test('an answer is remembered, but without a network it is not confirmed', async () => {
    const { clock, check, isOutdated, fetchDocument } = tab();
    await check();
    fetchDocument.mockImplementation(fault('offline'));
    clock.now += LIVE_CHECK_INTERVAL_MS;
    await expect(check()).resolves.toBe(false);
    expect(isOutdated()).toBe(true);
  });

  test('navigations while a request is on its way wait for the same answer', async () => {
    const answer = deferred<LiveDocument>();
    const { check, fetchDocument } = tab({ answer: () => answer.task });
    const both = Promise.all([check(), check()]);
    answer.end(next);
    await expect(both).resolves.toEqual([true, true]);
    expect(fetchDocument).toHaveBeenCalledTimes(1);
  });

  test('a clock that is set back does not keep a tab from asking', async () => {
    const { clock, check, fetchDocument } = tab();
    await check();
    clock.now -= 24 * 60 * LIVE_CHECK_INTERVAL_MS;
    await check();
    expect(fetchDocument).toHaveBeenCalledTimes(2);
  });

  test('an app can say "busy": then nothing is asked, and an earlier answer waits', async () => {
    const { clock, check, fetchDocument } = tab();
    await check();
    document.body.innerHTML = '<form data-busy></form>';
    await expect(check()).resolves.toBe(false);
    clock.now += LIVE_CHECK_INTERVAL_MS;
    await expect(check()).resolves.toBe(false);
    expect(fetchDocument).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
    await expect(check()).resolves.toBe(true);
  });

  test('what becomes busy while the answer is on its way is not interrupted', async () => {
    const answer = deferred<LiveDocument>();
    const { check } = tab({ answer: () => answer.task });
    const outdated = check();
    document.body.innerHTML = '<form data-busy></form>';
    answer.end(next);
    await expect(outdated).resolves.toBe(false);
  });

  test('data-busy="false", as a library may write it, is not busy', async () => {
    document.body.innerHTML = '<form data-busy="false"></form>';
    await expect(tab().check()).resolves.toBe(true);
  });

  test('in a preview nothing is asked', async () => {
    const preview = { id: 'a1', app: 'mfe-garden', version: '2.2.0', until: '2026-12-01T00:00:00.000Z' };
    const { check, fetchDocument } = tab({ live: { ...exampleLive, preview } });
    await expect(check()).resolves.toBe(false);
    expect(fetchDocument).not.toHaveBeenCalled();
  });

  test('where nobody can be asked, as in development, nothing is outdated', async () => {
    await expect(createLiveCheck(exampleLive).check()).resolves.toBe(false);
  });
});

describe('the request', () => {
  const answer = (body: unknown, ok = true) => ({ ok, json: async () => body });
  let fetched: jest.Mock;
  beforeEach(() => {
    fetched = jest.fn();
    Object.assign(globalThis, { fetch: fetched });
    // The class is that of the whole process: what is put there has to go again.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => ({ milliseconds }) as unknown as AbortSignal);
  });

  test('revalidates the browser’s copy (ETag) and has a time limit', async () => {
    fetched.mockResolvedValue(answer(exampleLive));
    await expect(fetchLive()).resolves.toBe(exampleLive);
    expect(fetched.mock.calls).toEqual([['/live.json', { cache: 'no-cache', signal: { milliseconds: LIVE_CHECK_TIMEOUT_MS } }]]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['an error', async () => answer(exampleLive, false)],
    ['no JSON, as of a network that wants a sign-in', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
    ['JSON of something else', async () => answer({ status: 'fine' })],
    ['half a document', async () => answer({ ...exampleLive, apps: [{ id: 'mfe-garden' }] })],
    ['nothing at all', async () => answer(null)],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is not a live document', async (_, respond) => {
    fetched.mockImplementation(respond);
    await expect(fetchLive()).rejects.toThrow();
  });
});
