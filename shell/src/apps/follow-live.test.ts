import type { LiveApp, LiveDocument } from '@portal/contracts';
import { exampleLive } from './example-live.ts';
import { byHand, fault } from './example-releases.ts';
import { ASK_EVERY_MS, followLive } from './follow-live.ts';

const next: LiveDocument = { ...exampleLive, number: 4 };

/** A tab on the example's document with a clock and an answer that the test sets. */
function tab(part: { answer?: () => Promise<LiveDocument>; first?: LiveDocument } = {}) {
  const clock = { now: 1_700_000_000_000 };
  const askLive = jest.fn(part.answer ?? (async () => next));
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
  return { clock, askLive, ...followLive(part.first ?? exampleLive, askLive) };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('a tab goes by the document that it came with, asks when it is told to, and takes what it is told to take', async () => {
  const { taken, newest, ask, take } = tab();
  expect(newest()).toBe(exampleLive);
  await expect(ask()).resolves.toBe(true);
  expect(newest()).toEqual(next);
  expect(taken()).toBe(exampleLive);
  take(newest());
  expect(taken()).toBe(newest());
});

test('"at most once a minute": within it the last answer holds', async () => {
  expect(ASK_EVERY_MS).toBe(60_000);
  const { clock, ask, askLive } = tab();
  await ask();
  clock.now += 59_999;
  await expect(ask()).resolves.toBe(true);
  expect(askLive).toHaveBeenCalledTimes(1);
  clock.now += 1;
  await ask();
  expect(askLive).toHaveBeenCalledTimes(2);
});

test('a question without an answer counts too: no network is asked at every step', async () => {
  const { clock, ask, askLive, newest } = tab({ answer: fault('offline') });
  await expect(ask()).resolves.toBe(false);
  clock.now += 30_000;
  await expect(ask()).resolves.toBe(false);
  expect(askLive).toHaveBeenCalledTimes(1);
  expect(newest()).toBe(exampleLive);
});

test('steps while a question is on its way wait for the same answer', async () => {
  const answer = byHand<LiveDocument>();
  const { ask, askLive, newest } = tab({ answer: () => answer.task });
  const both = Promise.all([ask(), ask()]);
  answer.end(next);
  await expect(both).resolves.toEqual([true, true]);
  expect(askLive).toHaveBeenCalledTimes(1);
  expect(newest()).toEqual(next);
});

test('a clock that is set back does not keep a tab from asking', async () => {
  const { clock, ask, askLive } = tab();
  await ask();
  clock.now -= 24 * 60 * ASK_EVERY_MS;
  await ask();
  expect(askLive).toHaveBeenCalledTimes(2);
});

test('the same number is the same document, whatever the order of its words', async () => {
  const { ask, newest } = tab({ answer: async () => structuredClone(exampleLive) });
  await ask();
  expect(newest()).toBe(exampleLive);
});

test('an address that only the page knows which the tab began with stays known while its release is live', async () => {
  const [garden, welcome] = exampleLive.apps as [LiveApp, LiveApp];
  const withText = { ...garden, routes: [...garden.routes, { path: '/roses/red', page: 'text', title: 'Red roses' }] };
  const first = { ...exampleLive, apps: [withText, welcome] };
  const answers = [
    {
      ...exampleLive,
      number: 4,
      apps: [garden, { ...welcome, version: '1.5.0', name: 'mfe_welcome__1_5_0_' }],
    },
    { ...exampleLive, number: 5, apps: [{ ...garden, version: '2.1.1', name: 'mfe_garden__2_1_1_' }, welcome] },
  ] as const;
  const { ask, newest, take, clock } = tab({ first, answer: async () => answers[clock.now === 1_700_000_000_000 ? 0 : 1] });
  await ask();
  expect(newest().apps[0]).toEqual(withText);
  expect(newest().apps[1]).toEqual(answers[0].apps[1]);
  take(newest());
  clock.now += ASK_EVERY_MS;
  await ask();
  expect(newest()).toEqual(answers[1]);
});

test('a lower number is taken too: a store may have been put back from a backup', async () => {
  const { ask, newest } = tab({ answer: async () => ({ ...exampleLive, number: 1 }) });
  await ask();
  expect(newest().number).toBe(1);
});

test('an app can say "busy": then nothing is asked, and what was told before waits', async () => {
  const { clock, ask, askLive, newest } = tab();
  await ask();
  document.body.innerHTML = '<form data-busy></form>';
  clock.now += ASK_EVERY_MS;
  await expect(ask()).resolves.toBe(false);
  expect(askLive).toHaveBeenCalledTimes(1);
  expect(newest()).toBe(exampleLive);
  document.body.replaceChildren();
  expect(newest()).toEqual(next);
});

test('data-busy="false", as a library may write it, is not busy', async () => {
  document.body.innerHTML = '<form data-busy="false"></form>';
  await expect(tab().ask()).resolves.toBe(true);
});

test('in a preview nothing is asked', async () => {
  const preview = { id: 'a1', app: 'mfe-garden', version: '2.2.0', until: '2026-12-01T00:00:00.000Z' };
  const { ask, askLive } = tab({ first: { ...exampleLive, preview } });
  await expect(ask()).resolves.toBe(false);
  expect(askLive).not.toHaveBeenCalled();
});

test('where nobody can be asked, as in development, the tab keeps to its document', async () => {
  const { ask, newest } = followLive(exampleLive);
  await expect(ask()).resolves.toBe(false);
  expect(newest()).toBe(exampleLive);
});
