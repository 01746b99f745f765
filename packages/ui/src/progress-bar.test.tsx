import { render, screen } from '@testing-library/react';
import { ProgressBar, percentOf } from './progress-bar.tsx';

test.each([
  [0, 18, 0],
  [1, 18, 6],
  [9, 18, 50],
  [18, 18, 100],
  [19, 18, 100],
  [-1, 18, 0],
  [0, 0, 0],
])('%d of %d are %d per cent', (value, max, share) => {
  expect(percentOf(value, max)).toBe(share);
});

test('it has a name, a value and the words that everybody sees', () => {
  render(<ProgressBar label="Modules" value={7} max={18} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Modules' });
  expect([bar.value, bar.max]).toEqual([7, 18]);
  expect(screen.getByText('7 of 18 completed')).toBeVisible();
  expect(screen.getByText('39%', { selector: 'span' })).toBeVisible();
});

test('the words can be others and the percentage can be left out', () => {
  render(<ProgressBar label="Place" value={3} max={18} valueText="Module 3 of 18" percent={false} />);
  expect(screen.getByText('Module 3 of 18')).toBeVisible();
  expect(screen.queryByText('17%', { selector: 'span' })).not.toBeInTheDocument();
});

test('with nothing to do the bar is empty and valid', () => {
  render(<ProgressBar label="Modules" value={0} max={0} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').position).toBe(0);
});
