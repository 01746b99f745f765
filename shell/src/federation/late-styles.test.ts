import { isLate, LATE_MS, NONE_CAME_MS, showWithoutLateStyles } from './late-styles.ts';

function sheet(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', { value: null, configurable: true });
  document.head.append(link);
  return link;
}

function comes(link: HTMLLinkElement): void {
  Object.defineProperty(link, 'sheet', { value: {} });
  link.dispatchEvent(new Event('load'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('a sheet that comes long after another one holds the page back no longer', () => {
  showWithoutLateStyles();
  const [there, late] = [sheet(), sheet()];
  jest.advanceTimersByTime(NONE_CAME_MS - 1);
  comes(there);
  jest.advanceTimersByTime(LATE_MS - 1);
  expect(isLate(late)).toBe(false);
  jest.advanceTimersByTime(1);
  expect([there, late].map(isLate)).toEqual([false, true]);
});

test('where no sheet comes, as on a slow network, the page waits longer, but not for ever', () => {
  showWithoutLateStyles();
  const sheets = [sheet(), sheet()];
  jest.advanceTimersByTime(NONE_CAME_MS - 1);
  expect(sheets.map(isLate)).toEqual([false, false]);
  jest.advanceTimersByTime(1);
  expect(sheets.map(isLate)).toEqual([true, true]);
});

test('a sheet that is asked for after the page was read is left alone', () => {
  showWithoutLateStyles();
  comes(sheet());
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const later = sheet();
  jest.advanceTimersByTime(NONE_CAME_MS);
  expect(isLate(later)).toBe(false);
});

test('a file that is only preloaded says nothing about the sheets', () => {
  showWithoutLateStyles();
  const [late, preloaded] = [sheet(), sheet()];
  preloaded.rel = 'preload';
  preloaded.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(LATE_MS);
  expect(isLate(late)).toBe(false);
});

test('a late sheet counts when it comes, and what is read is hidden while it moves', () => {
  const animate = jest.fn();
  document.body.innerHTML = '<header></header><main></main><footer></footer>';
  const parts = [...document.body.children] as HTMLElement[];
  for (const part of parts) part.animate = animate;
  const opacities = () => parts.map(({ style }) => style.opacity);
  showWithoutLateStyles();
  const late = sheet();
  jest.advanceTimersByTime(NONE_CAME_MS);
  comes(late);
  expect([isLate(late), opacities()]).toEqual([true, ['', '0', '0']]);
  jest.advanceTimersToNextFrame();
  expect([isLate(late), opacities()]).toEqual([false, ['', '0', '0']]);
  jest.advanceTimersToNextFrame();
  expect(opacities()).toEqual(['', '', '']);
  expect(animate).toHaveBeenCalledTimes(2);
});
