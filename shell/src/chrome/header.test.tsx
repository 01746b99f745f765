import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { Header } from './header.tsx';

test('logo and name of the site are one link home, the site can be searched, and the theme switched', () => {
  render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );
  const header = within(screen.getByRole('banner'));
  const link = header.getByRole('link');
  expect(link).toHaveAccessibleName(site.name);
  expect(link).toHaveAttribute('href', '/');
  expect(header.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Search',
    'Switch between light and dark mode',
  ]);
});
