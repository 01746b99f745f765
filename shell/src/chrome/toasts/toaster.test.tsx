import { act, fireEvent, screen, within } from '@testing-library/react';
import { area, closeButton, elsewhere, pass, renderToastArea, show, titles, toasts, user } from './example-toast-area.tsx';

renderToastArea();

test('title and description are shown', async () => {
  await show({ title: 'Report submitted successfully!', description: 'Your report has been saved.' });
  expect(screen.getByText('Report submitted successfully!')).toBeVisible();
  expect(screen.getByText('Your report has been saved.')).toBeVisible();
});

test('one toast is visible at a time: the newer replaces the one that stands', async () => {
  await show({ title: 'First' });
  await show({ title: 'Second' });
  expect(titles()).toEqual(['Second']);
});

test('the close button closes it', async () => {
  await show({ title: 'Saved' });
  await user.click(closeButton());
  expect(titles()).toEqual([]);
});

test('its action is done once, and the toast closes', async () => {
  const onSelect = jest.fn();
  await show({ title: 'Removed', action: { label: 'Undo', onSelect } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([]);
});

test('a toast without an action has the close button only', async () => {
  await show({ title: 'Saved' });
  expect(within(area()).getAllByRole('button')).toEqual([closeButton()]);
});

test('F8 leads to the area, and Tab from there to the toast and its buttons', async () => {
  await show({ title: 'Removed', action: { label: 'Undo', onSelect: () => {} } });
  await user.keyboard('[F8]');
  expect(within(area()).getByRole('list')).toHaveFocus();
  await user.tab();
  expect(toasts()[0]).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

// An input method gives its keys the name "Process"; only the code says which key it was.
test.each(['F8', 'Process'])('F8 belongs to the input method while text is composed, also under the name %s', async (key) => {
  await show({ title: 'Saved' });
  act(() => elsewhere().focus());
  fireEvent.keyDown(elsewhere(), { key, code: 'F8', isComposing: true });
  expect(elsewhere()).toHaveFocus();
  fireEvent.keyDown(elsewhere(), { key: 'F8', code: 'F8' });
  expect(within(area()).getByRole('list')).toHaveFocus();
});

describe('swipe', () => {
  async function swipe(pixels: number) {
    await show({ title: 'Saved' });
    const target = toasts()[0] as Element;
    const at = (clientX: number) => ({ button: 0, pointerId: 1, pointerType: 'touch', clientX, clientY: 0 });
    fireEvent.pointerDown(target, at(0));
    for (const step of [0.5, 1]) fireEvent.pointerMove(target, at(pixels * step));
    fireEvent.pointerUp(target, at(pixels));
    await pass(0);
  }

  test('a swipe of more than 50 px takes the toast away', async () => {
    await swipe(51);
    expect(titles()).toEqual([]);
  });

  test('a shorter one leaves it', async () => {
    await swipe(50);
    expect(titles()).toEqual(['Saved']);
  });
});
