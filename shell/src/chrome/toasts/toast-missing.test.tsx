import { fireEvent, render, waitFor } from '@testing-library/react';
import { ToastArea } from './toast-area.tsx';

jest.mock('./toaster.tsx', () => {
  throw new Error('The chunk is missing.');
});

test('without the part that shows toasts the page goes on, and the console says so', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<ToastArea />);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(warnings).toHaveBeenCalledWith(expect.stringContaining('The notification area could not be loaded')));
  expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});
