import { screen } from '@testing-library/react';
import { app } from '../../app.ts';
import { visit } from '../../testing/visit.tsx';

test('tells teachers what they can do, and leads to the texts of the plan and to the form for what was missing', () => {
  visit('/in-class');
  expect(screen.getByRole('heading', { level: 1, name: 'Using This in Class' })).toBeInTheDocument();
  expect(screen.getAllByRole('table')).toHaveLength(2);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(['https://creativecommons.org/licenses/by/4.0/', '/record', '/feedback']));
  const ownAddresses = app.routes.map(({ path }) => path);
  const texts = addresses.filter((address) => /^\/(?:research-)?modules\//.test(address ?? ''));
  expect(texts).toHaveLength(6);
  expect(ownAddresses).toEqual(expect.arrayContaining(texts));
});

test('the list of modules leads there and to the record', () => {
  visit('/modules');
  expect(screen.getByRole('link', { name: 'Use the modules in class' })).toHaveAttribute('href', '/in-class');
  expect(screen.getByRole('link', { name: 'Print a record of your learning' })).toHaveAttribute('href', '/record');
});
