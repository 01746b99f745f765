import { isLate, STYLES_HOLD_BACK_MS, showWithoutLateStyles } from './late-styles.ts';

function sheet(media: string, arrived: boolean): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = media;
  Object.defineProperty(link, 'sheet', { value: arrived ? {} : null });
  document.head.append(link);
  return link;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a sheet that is not there in time holds the page back no longer, and counts when it comes', () => {
  const [there, late] = [sheet('', true), sheet('screen', false)];
  showWithoutLateStyles();
  jest.advanceTimersByTime(STYLES_HOLD_BACK_MS - 1);
  expect(isLate(late)).toBe(false);
  jest.advanceTimersByTime(1);
  expect([there, late].map(isLate)).toEqual([false, true]);
  late.dispatchEvent(new Event('load'));
  expect(late.media).toBe('screen');
});
