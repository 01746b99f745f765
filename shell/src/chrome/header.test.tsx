import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { Header } from './header.tsx';

test('logo and name of the site are one link home, the main pages follow, the site can be searched, and the theme switched', () => {
  render(
    <MemoryRouter initialEntries={['/tools']}>
      <Header />
    </MemoryRouter>,
  );
  const header = within(screen.getByRole('banner'));
  const [link, ...places] = header.getAllByRole('link');
  expect(link).toHaveAccessibleName(site.name);
  expect(link).toHaveAttribute('href', '/');
  expect(places.map((place) => [place.textContent, place.getAttribute('href'), place.getAttribute('aria-current')])).toEqual([
    ['Learn', '/modules', null],
    ['Projects', '/collaborate', null],
    ['AI tools', '/tools', 'page'],
    ['Resources', '/resources', null],
    ['About', '/team', null],
    ['Report', '/code-of-conduct#report', null],
  ]);
  expect(header.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Main pages',
    'Search',
    'Switch between light and dark mode',
  ]);
});
