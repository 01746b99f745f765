import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const bookmark = () => screen.getByRole('button', { name: 'Bookmark' });
const notes = () => screen.getByRole('button', { name: 'Add personal notes' });
const visitor = () => userEvent.setup({ delay: null });

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  render(
    <>
      <Tooltip text="Bookmark this module">
        <IconButton label="Bookmark" icon={<svg aria-hidden="true" />} />
      </Tooltip>
      <Tooltip text="Add personal notes">
        <IconButton label="Add personal notes" icon={<svg aria-hidden="true" />} />
      </Tooltip>
    </>,
  );
  // Nobody has just read another one.
  pass(10_000);
});

test('it opens after the mouse has rested for 700 ms and closes when the mouse leaves', async () => {
  const user = visitor();
  await user.hover(bookmark());
  pass(699);
  expect(tip()).toBeNull();
  pass(1);
  expect(tip()).toBe('Bookmark this module');
  await user.unhover(bookmark());
  expect(tip()).toBeNull();
});

test('the next one opens at once within 300 ms', async () => {
  const user = visitor();
  await user.hover(bookmark());
  pass(700);
  await user.unhover(bookmark());
  pass(299);
  await user.hover(notes());
  expect(tip()).toBe('Add personal notes');
});

test('after 300 ms the next one waits again', async () => {
  const user = visitor();
  await user.hover(bookmark());
  pass(700);
  await user.unhover(bookmark());
  pass(300);
  await user.hover(notes());
  expect(tip()).toBeNull();
});

test('Esc closes it, and it stays closed until the mouse comes back', async () => {
  const user = visitor();
  await user.hover(bookmark());
  pass(700);
  await user.keyboard('{Escape}');
  pass(2000);
  expect(tip()).toBeNull();
});

test('it opens for the keyboard and closes when the focus moves on', async () => {
  const user = visitor();
  await user.tab();
  expect(bookmark()).toHaveFocus();
  pass(700);
  expect(tip()).toBe('Bookmark this module');
  await user.tab();
  expect(tip()).not.toBe('Bookmark this module');
});

test('it does not open for a finger', async () => {
  await visitor().pointer({ keys: '[TouchA>]', target: bookmark() });
  pass(2000);
  expect(tip()).toBeNull();
});

test('a press closes it', async () => {
  const user = visitor();
  await user.hover(bookmark());
  pass(700);
  fireEvent.pointerDown(bookmark());
  expect(tip()).toBeNull();
});

test('it describes the control unless it only repeats the name', async () => {
  const user = visitor();
  await user.hover(bookmark());
  pass(700);
  expect(bookmark()).toHaveAccessibleDescription('Bookmark this module');
  await user.hover(notes());
  expect(tip()).toBe('Add personal notes');
  expect(notes()).not.toHaveAttribute('aria-describedby');
});
