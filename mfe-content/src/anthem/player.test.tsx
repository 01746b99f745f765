import { statSync } from 'node:fs';
import path from 'node:path';
import { toast } from '@portal/shell-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import teamFile from '../../content/team.yaml';
import type { AnthemStrings } from './anthem.schema.ts';
import { Player } from './player.tsx';
import { minutesAndSeconds } from './time.ts';

const { anthem } = teamFile as { anthem: AnthemStrings };

// jsdom plays nothing: what the browser's audio element does when it is told to is done by hand.
let paused = true;
const play = jest.fn(async () => {
  paused = false;
  fireEvent.play(audio());
});
const load = jest.fn();
beforeEach(() => {
  paused = true;
  play.mockClear();
  load.mockClear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true;
    fireEvent.pause(audio());
  });
  render(<Player strings={anthem} />);
});
afterEach(() => jest.restoreAllMocks());

const audio = () => document.querySelector('audio') as HTMLAudioElement;
const button = (name: string) => screen.getByRole('button', { name });
const seek = () => screen.getByRole('slider', { name: 'Position in the anthem' });
const volume = () => screen.getByRole('slider', { name: 'Volume' });

/** What the element says once it knows how long the anthem is, or how far it is. */
function says(facts: { duration?: number; currentTime?: number }) {
  if (facts.duration !== undefined) Object.defineProperty(audio(), 'duration', { configurable: true, value: facts.duration });
  if (facts.currentTime !== undefined) audio().currentTime = facts.currentTime;
  fireEvent.durationChange(audio());
  fireEvent.timeUpdate(audio());
}

test('nothing is loaded until it is played', () => {
  expect(audio()).toHaveAttribute('preload', 'none');
});

test('"Paused or playing, toggled by the play button"', async () => {
  await userEvent.click(button('Play'));
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.click(button('Pause'));
  expect(paused).toBe(true);
  expect(button('Play')).toBeVisible();
});

test('"time shown as m:ss"; the length is there from the start, but nothing can be sought before the browser knows the file', () => {
  expect(screen.getByText('0:00 / 0:37')).toBeVisible();
  expect(seek()).toBeDisabled();
  says({ duration: 65, currentTime: 7 });
  expect(screen.getByText('0:07 / 1:05')).toBeVisible();
  expect(seek()).toHaveAttribute('aria-valuetext', '0:07 of 1:05');
});

test('the length is that of the file, which has 56,000 bits a second', () => {
  const { size } = statSync(path.join(__dirname, '../../media/anthem/anthem.mp3'));
  expect(screen.getByText(`0:00 / ${minutesAndSeconds((size * 8) / 56_000)}`)).toBeVisible();
});

test('the position can be chosen', () => {
  says({ duration: 65 });
  fireEvent.change(seek(), { target: { value: '30' } });
  expect(audio().currentTime).toBe(30);
  expect(screen.getByText('0:30 / 1:05')).toBeVisible();
});

test.each([
  ['playing', 'Pause'],
  ['paused', 'Play'],
])('"Restart sets position to 0 and keeps playing if it was playing": %s', async (before, shows) => {
  if (before === 'playing') await userEvent.click(button('Play'));
  says({ duration: 65, currentTime: 40 });
  await userEvent.click(button('Restart'));
  expect(audio().currentTime).toBe(0);
  expect(screen.getByText('0:00 / 1:05')).toBeVisible();
  expect(button(shows)).toBeVisible();
  expect(paused).toBe(before === 'paused');
});

test('"The end of the audio … sets it back to paused"', async () => {
  await userEvent.click(button('Play'));
  fireEvent.ended(audio());
  expect(button('Play')).toBeVisible();
});

describe('when it cannot be loaded', () => {
  async function failing() {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(button('Play'));
    Object.defineProperty(audio(), 'error', { configurable: true, value: { code: 4 } });
    fireEvent.error(audio());
    return said;
  }

  test('"a load error sets it back to paused", is logged, and is said with a way to try again', async () => {
    const said = await failing();
    expect(said).toHaveBeenCalledWith('Error loading anthem audio', { code: 4 });
    expect(button('Play')).toBeVisible();
    const message = screen.getByText('The anthem could not be loaded. Check your connection and try again.');
    expect(message.closest('[role=status]')).toBeVisible();
  });

  test.each(['Try again', 'Play'])('"%s" loads it anew, and the message goes', async (name) => {
    await failing();
    await userEvent.click(button(name));
    expect(load).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});

describe('the volume', () => {
  test('"starts at 0.7", also for the sound', async () => {
    expect(volume()).toHaveValue('70');
    await userEvent.click(button('Play'));
    expect(audio().volume).toBeCloseTo(0.7);
  });

  test('is a vertical slider of 0 to 100 percent, with its value in words', () => {
    expect(volume()).toHaveAttribute('aria-orientation', 'vertical');
    expect(volume()).toHaveAttribute('min', '0');
    expect(volume()).toHaveAttribute('max', '100');
    expect(volume()).toHaveAttribute('aria-valuetext', '70%');
  });

  test.each([
    ['35', 0.35],
    ['0', 0],
    ['100', 1],
    ['140', 1],
    ['-20', 0],
  ])('set to %s it is %d, "clamped between 0 and 100 percent"', (value, expected) => {
    fireEvent.change(volume(), { target: { value } });
    expect(audio().volume).toBeCloseTo(expected);
  });

  test('"A muted icon shows at volume 0", and its button says so', () => {
    const icon = () => document.querySelector('[aria-label^="Volume"] svg')?.getAttribute('class');
    const before = icon();
    fireEvent.change(volume(), { target: { value: '0' } });
    expect(button('Volume, muted')).toBeVisible();
    expect(icon()).not.toBe(before);
  });
});

describe('the "more" menu', () => {
  test('"offers Download (saves the file as the anthem audio)"', () => {
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('download', 'anthem.mp3');
    expect(link).toHaveAttribute('href', audio().getAttribute('src'));
  });

  test('"and Share (copies the current page address to the clipboard)", and says so', async () => {
    const user = userEvent.setup();
    await user.click(button('Share'));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(screen.getByText('The address of this page is on your clipboard.')).toBeVisible();
    expect(toast).toHaveBeenCalledWith({ title: 'The address of this page is on your clipboard.' });
  });

  test('where the browser forbids copying, the address is shown', async () => {
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await act(async () => fireEvent.click(button('Share')));
    expect(screen.getByText(`Your browser did not allow copying. Here is the address: ${window.location.href}`)).toBeVisible();
  });
});
