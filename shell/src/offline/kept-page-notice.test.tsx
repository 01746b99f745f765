import { render, screen } from '@testing-library/react';
import { KeptPageNotice } from './kept-page-notice.tsx';

afterEach(() => {
  delete document.documentElement.dataset.kept;
});

test('of a page from the network nothing is said', () => {
  render(<KeptPageNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a kept page says that it is one, from when, and how to get the current one', () => {
  document.documentElement.dataset.kept = 'Sun, 22 Nov 2026 10:00:00 GMT';
  render(<KeptPageNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('This browser saved it on November 22, 2026. The site did not respond.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('where the copy does not say when it came, neither does the page', () => {
  document.documentElement.dataset.kept = '';
  render(<KeptPageNotice />);
  expect(screen.getByRole('status')).toHaveTextContent(/copy of this page\s?The site did not respond\./);
});
