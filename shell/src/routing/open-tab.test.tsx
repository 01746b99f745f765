import type { LiveDocument } from '@portal/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byHand, fault } from '../apps/example-releases.ts';
import { ASK_EVERY_MS } from '../apps/follow-live.ts';
import { closeTab, footer, heading, liveWith, makeBusy, newShell, next, openTab } from './example-tab.tsx';
import { WORD_MS } from './step.ts';

afterEach(closeTab);

test('"A tab learns of a new live document at its next navigation": the page, the footer and the menu are of the new one', async () => {
  const { becomes, go, askLive } = await openTab('/roses');
  becomes(liveWith(4, '2.1.1', { menu: [{ label: 'The herb bed', path: '/herbs' }] }));
  expect(askLive).not.toHaveBeenCalled();
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.1');
  expect(footer()).toHaveTextContent('mfe-garden 2.1.1');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('link', { name: 'The herb bed' })).toBeVisible();
});

test('it "takes the new release at the boundary of a page, never under the visitor’s hands"', async () => {
  const { becomes, go, goBack, pass } = await openTab('/roses');
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'half a sen');
  becomes(next);
  pass(ASK_EVERY_MS);
  await go('/roses?colour=red');
  await go('/roses?colour=red#thorns');
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(footer()).toHaveTextContent('mfe-garden 2.1.0');
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sen');
  await go('/herbs');
  await goBack();
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
});

test('"at most once a minute", steps to other places of a page not at all; a rollback is followed like a release', async () => {
  const { becomes, go, pass, askLive } = await openTab('/roses');
  await go('/roses#thorns');
  expect(askLive).not.toHaveBeenCalled();
  await go('/herbs');
  becomes(next);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(askLive).toHaveBeenCalledTimes(1);
  pass(ASK_EVERY_MS);
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.1');
  becomes(liveWith(5, '2.1.0'));
  pass(ASK_EVERY_MS);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(askLive).toHaveBeenCalledTimes(3);
});

test('asking holds up no step for longer than a tenth of a second; what is said later counts at the next one', async () => {
  jest.useFakeTimers();
  const answer = byHand<LiveDocument>();
  const { site, start } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/herbs');
  await act(() => jest.advanceTimersByTimeAsync(WORD_MS - 1));
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(WORD_MS).toBe(100);
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  await act(async () => answer.end(next));
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  await start('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
  jest.useRealTimers();
});

test('without an answer the tab goes on with the release that it knows', async () => {
  const { site, go } = await openTab('/roses');
  site.answer = fault('offline');
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
});

test('"when the shell changed, that navigation is a full load", and the page stays until the browser has left it', async () => {
  const { becomes, start, left } = await openTab('/roses');
  becomes(newShell);
  await start('/herbs?sort=name');
  expect(left()).toEqual(['/herbs?sort=name']);
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
});

test('"Back and forward stay right": after a new shell too the way back is shown by the shell that the tab has', async () => {
  const { becomes, go, goBack, pass, left } = await openTab('/roses');
  await go('/herbs');
  becomes(newShell);
  pass(ASK_EVERY_MS);
  await goBack();
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(left()).toEqual([]);
});

test('a new shell that was heard of waits until the site answers again: without a network no page is given up', async () => {
  const { becomes, go, goBack, pass, site, left } = await openTab('/roses');
  await go('/herbs');
  becomes(newShell);
  pass(ASK_EVERY_MS);
  await goBack();
  site.answer = fault('offline');
  pass(ASK_EVERY_MS);
  await go('/');
  expect(left()).toEqual([]);
  expect(heading()).toHaveAccessibleName('home of 1.4.2');
});

test('an address that the new document does not have is asked of the server', async () => {
  const { becomes, start, left } = await openTab('/roses');
  becomes(liveWith(4, '2.1.1', { app: { routes: [{ path: '/roses', page: 'roses', title: 'Roses' }] } }));
  await start('/herbs');
  expect(left()).toEqual(['/herbs']);
});

test('while a part of the page is busy nothing is asked or taken; the step after the one away from it follows', async () => {
  const { becomes, go, askLive } = await openTab('/roses');
  becomes(newShell);
  const form = makeBusy();
  await go('/herbs');
  expect(askLive).not.toHaveBeenCalled();
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  form.remove();
  becomes(next);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
});

test('what becomes busy while the answer is on its way is not touched by it', async () => {
  const answer = byHand<LiveDocument>();
  const { site, start, left } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/herbs');
  makeBusy();
  await act(async () => answer.end(newShell));
  expect(left()).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'herbs of 2.1.0' })).toBeVisible();
});
