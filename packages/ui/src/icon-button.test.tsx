import { render, screen } from '@testing-library/react';
import Bookmark from 'lucide-react/icons/bookmark';
import { IconButton } from './icon-button.tsx';

test('an icon button is named by its label and its icon adds nothing', () => {
  render(<IconButton label="Bookmark this module" icon={<Bookmark />} />);
  expect(screen.getByRole('button', { name: 'Bookmark this module' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  [true, true],
  [false, false],
])('a switch that is %s says so', (pressed, said) => {
  render(<IconButton label="Bookmark" icon={<Bookmark />} pressed={pressed} />);
  expect(screen.getByRole('button', { name: 'Bookmark', pressed: said })).toBeInTheDocument();
});

test('a button that is no switch has no pressed state', () => {
  render(<IconButton label="Close" icon={<Bookmark />} />);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
});
