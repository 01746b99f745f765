import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link.tsx';

test('it says that it opens a new tab and gives away nothing', () => {
  render(<ExternalLink href="https://example.org">Visit site</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Visit site (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without an address it is a disabled button that says so', () => {
  render(<ExternalLink href="">Volunteer</ExternalLink>);
  expect(screen.getByRole('button', { name: 'Volunteer (Opening soon)' })).toBeDisabled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
