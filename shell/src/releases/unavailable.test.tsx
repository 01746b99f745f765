import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { deferred } from './example-releases.ts';
import { Unavailable } from './unavailable.tsx';

const idle = async () => {};

test('where the text came with the page nothing is said in the first render, so that hydration finds what it expects', () => {
  expect(renderToString(<Unavailable label="Garden" textStays onRetry={idle} />)).toBe('');
  render(<Unavailable label="Garden" textStays onRetry={idle} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Garden did not load completely');
  expect(status).toHaveTextContent('You can read this page, but its buttons do not work right now.');
});

test('where the text stays its heading remains the only one', () => {
  render(<Unavailable label="Garden" textStays onRetry={idle} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('without a text there is a heading from the first render on, so that a page change finds it', () => {
  expect(renderToString(<Unavailable label="Garden" textStays={false} onRetry={idle} />)).toContain('</h1>');
  render(<Unavailable label="Garden" textStays={false} onRetry={idle} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Garden did not load');
  expect(screen.getByRole('status')).not.toHaveTextContent('You can read this page');
});

test('it says what still works', () => {
  render(<Unavailable label="Garden" textStays={false} onRetry={idle} />);
  expect(screen.getByRole('status')).toHaveTextContent('The rest of the site works, and your progress is kept in this browser.');
});

test('a try that fails keeps the focus on the button and says that it still does not work', async () => {
  const answer = deferred<void>();
  const onRetry = jest.fn(() => answer.task);
  render(<Unavailable label="Garden" textStays={false} onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Trying again after a moment often helps.');
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAccessibleName('Trying…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);

  await act(async () => answer.end());
  expect(button).toHaveAccessibleName('Try again');
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('It still does not work. Please try again in a few minutes.');

  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});
