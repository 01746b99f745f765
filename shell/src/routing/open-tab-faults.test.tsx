import type { LiveDocument } from '@portal/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleLive } from '../apps/example-live.ts';
import { byHand, fault } from '../apps/example-releases.ts';
import { ASK_EVERY_MS } from '../apps/follow-live.ts';
import { closeTab, footer, garden, heading, makeBusy, next, openTab } from './example-tab.tsx';

afterEach(closeTab);

test('a new release that does not work is passed over for the one that the tab has', async () => {
  const { becomes, go, site } = await openTab('/roses');
  becomes(next);
  site.load = async (release, page) => (release.version === '2.1.1' ? Promise.reject(new Error('404')) : garden(release, page));
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  expect(footer()).toHaveTextContent('mfe-garden 2.1.0');
});

test('releases that are gone after days, and something else is live: the wanted page is loaded from the server', async () => {
  const { becomes, start, site, left } = await openTab('/roses');
  becomes(next);
  site.load = fault('404');
  await start('/herbs');
  expect(left()).toEqual(['/herbs']);
});

test('a step that was given up for another leaves no more when its page does not come', async () => {
  const files = byHand<void>();
  const { becomes, start, go, site, left } = await openTab('/roses');
  becomes(next);
  site.load = async (release, page) => (page === 'herbs' ? files.task.then(fault('404')) : garden(release, page));
  await start('/herbs');
  await go('/');
  await act(async () => files.end());
  expect(left()).toEqual([]);
  expect(heading()).toHaveAccessibleName('home of 1.4.2');
});

test('nor does it take the tab back to the release that it would have shown', async () => {
  const files = byHand<void>();
  const { becomes, start, go, site } = await openTab('/roses');
  becomes(next);
  site.load = async (release, page) => {
    if (page !== 'herbs') return garden(release, page);
    return release.version === '2.1.1' ? files.task.then(fault('404')) : garden(release, page);
  };
  await start('/herbs');
  await go('/');
  await act(async () => files.end());
  makeBusy();
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
});

test.each<[string, () => Promise<LiveDocument>]>([
  ['nothing else is live', async () => exampleLive],
  ['nobody answers', fault('offline')],
])('a page that does not come while %s is explained, without a load that helps nobody; trying again may', async (_, answer) => {
  const { go, site, left, pass, becomes } = await openTab('/roses');
  site.answer = answer;
  site.load = fault('404');
  await go('/herbs');
  expect(left()).toEqual([]);
  expect(heading()).toHaveAccessibleName('Garden is not available just now');
  becomes(next);
  pass(ASK_EVERY_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(left()).toEqual([location.pathname]);
});

test('who goes on while "Try again" asks what is live is not taken anywhere', async () => {
  const { go, site, left, pass } = await openTab('/roses');
  site.load = fault('404');
  await go('/herbs');
  const answer = byHand<LiveDocument>();
  site.answer = () => answer.task;
  pass(ASK_EVERY_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const before = location.pathname;
  history.pushState(null, '', '/elsewhere');
  await act(async () => answer.end(next));
  expect(left()).toEqual([]);
  history.replaceState(null, '', before);
});
