import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { Header } from './header.tsx';

test('logo and name of the site are one link home, and the theme can be switched', () => {
  render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );
  const header = within(screen.getByRole('banner'));
  const link = header.getByRole('link');
  expect(link).toHaveAccessibleName(site.name);
  expect(link).toHaveAttribute('href', '/');
  expect(header.getByRole('button')).toHaveAccessibleName('Switch between light and dark');
});
