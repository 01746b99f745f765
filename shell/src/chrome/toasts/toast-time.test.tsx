import { act, fireEvent } from '@testing-library/react';
import { area, closeButton, elsewhere, pass, renderToastArea, show, titles, toasts, user } from './example-toast-area.tsx';

renderToastArea();

test('a toast closes by itself after 5000 ms', async () => {
  await show({ title: 'Saved' });
  await pass(4999);
  expect(titles()).toEqual(['Saved']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('a newer toast has the whole time for itself', async () => {
  await show({ title: 'First' });
  await pass(4000);
  await show({ title: 'Second' });
  await pass(4999);
  expect(titles()).toEqual(['Second']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test.each<[string, () => void, () => void]>([
  [
    'the pointer is on it',
    () => void fireEvent.pointerMove(toasts()[0] as Element),
    () => void fireEvent(area(), new PointerEvent('pointerleave')),
  ],
  ['the focus is in it', () => closeButton().focus(), () => elsewhere().focus()],
  ['the window is not in front', () => void fireEvent.blur(window), () => void fireEvent.focus(window)],
])('its time stands still while %s', async (_, begin, end) => {
  await show({ title: 'Saved' });
  await pass(3000);
  act(begin);
  await pass(60_000);
  expect(titles()).toEqual(['Saved']);
  act(end);
  await pass(1999);
  expect(titles()).toEqual(['Saved']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('a toast that arrives in a hidden tab keeps its time until the tab is shown', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show({ title: 'Saved' });
  await pass(60_000);
  expect(titles()).toEqual(['Saved']);
  hidden.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await pass(4999);
  expect(titles()).toEqual(['Saved']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('the toast after one that was closed by hand closes by itself again', async () => {
  await show({ title: 'First' });
  await user.click(closeButton());
  await user.click(elsewhere());
  await show({ title: 'Second' });
  await pass(5000);
  expect(titles()).toEqual([]);
});

test('the toast after one that was replaced under the focus closes by itself again', async () => {
  await show({ title: 'First' });
  act(() => closeButton().focus());
  await show({ title: 'Second' });
  act(() => elsewhere().focus());
  await pass(5000);
  expect(titles()).toEqual([]);
});
