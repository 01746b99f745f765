import { startProgress } from '@portal/progress';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StorageNotice } from './storage-notice.tsx';

/** What the browser does when another tab has changed what is stored. */
function stored(key: string | null, newValue: string | null): void {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
}

beforeEach(startProgress);
afterEach(() => stored(null, null));

test('nothing is said while the browser keeps everything, and the place to say it is there', () => {
  render(<StorageNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a trouble is told where screen readers listen already, until the visitor has understood', async () => {
  render(<StorageNotice />);
  const status = screen.getByRole('status');
  stored('portal.curriculum.notes', 'damaged');
  expect(status).toHaveTextContent('About your progress');
  expect(status).toHaveTextContent('Part of your saved progress could not be read');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(status).toBeEmptyDOMElement();
});
