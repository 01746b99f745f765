import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFound } from './not-found.tsx';

test('an unknown address says so, gives the hint and a way home', () => {
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
