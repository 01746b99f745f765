import { startProgress } from '@portal/progress';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowTheme } from './follow-theme.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem('portal.settings') ?? 'null');
const flip = () => userEvent.click(screen.getByRole('button', { name: 'Switch between light and dark mode' }));

/** What another tab stores, as this one hears of it. */
function elsewhere(key: string | null, newValue: string | null): void {
  if (newValue !== null) localStorage.setItem('portal.settings', newValue);
  else localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
}

function show() {
  render(
    <>
      <ThemeSwitch />
      <FollowTheme />
    </>,
  );
}

const systemIs = (dark: boolean) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => ({ media, matches: dark }) as MediaQueryList);

beforeEach(startProgress);
afterEach(() => {
  elsewhere(null, null);
  delete root.dataset.theme;
  jest.restoreAllMocks();
});

test.each([
  ['light', false, 'dark'],
  ['dark', true, 'light'],
])('on a %s system the first switch chooses the other theme and keeps it', async (_, dark, chosen) => {
  systemIs(dark);
  show();
  expect(root).not.toHaveAttribute('data-theme');
  await flip();
  expect(root).toHaveAttribute('data-theme', chosen);
  expect(stored()).toEqual({ theme: chosen });
});

test('the next switch goes back, whatever the system is', async () => {
  systemIs(true);
  show();
  await flip();
  await flip();
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(stored()).toEqual({ theme: 'dark' });
});

test('what was applied before the first paint is what the first switch turns around', async () => {
  root.dataset.theme = 'dark';
  localStorage.setItem('portal.settings', '{"theme":"dark"}');
  systemIs(false);
  show();
  expect(root).toHaveAttribute('data-theme', 'dark');
  await flip();
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('a switch in another tab is followed', () => {
  show();
  elsewhere('portal.settings', '{"theme":"dark"}');
  expect(root).toHaveAttribute('data-theme', 'dark');
  elsewhere('portal.settings', '{"theme":"light"}');
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('when another tab clears everything the theme of the system holds again', () => {
  show();
  elsewhere('portal.settings', '{"theme":"dark"}');
  elsewhere(null, null);
  expect(root).not.toHaveAttribute('data-theme');
});

test('where nothing can be stored the switch works for this page', async () => {
  systemIs(false);
  show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await flip();
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the choice in the footer follows the switch, and goes back to the theme of the device', async () => {
  systemIs(false);
  render(
    <>
      <ThemeSwitch />
      <ThemeChoice />
      <FollowTheme />
    </>,
  );
  const choice = screen.getByRole('combobox', { name: 'Theme' });
  expect(choice).toHaveDisplayValue('Same as your device');
  await flip();
  expect(choice).toHaveDisplayValue('Dark');
  await userEvent.selectOptions(choice, 'Same as your device');
  expect(root).not.toHaveAttribute('data-theme');
  expect(stored()).toEqual({ theme: 'system' });
  await userEvent.selectOptions(choice, 'Light');
  expect(root).toHaveAttribute('data-theme', 'light');
});
