import { screen, within } from '@testing-library/react';
import { arrive } from '../../testing/visit.tsx';

test('every term is there once, with its definition, its place and the texts that explain it', async () => {
  await arrive('/glossary');
  expect(await screen.findByRole('heading', { level: 1, name: 'Glossary' })).toBeInTheDocument();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.length).toBeGreaterThan(190);
  expect(new Set(terms).size).toBe(terms.length);
  const place = document.getElementById('plagiarism');
  expect(place).toHaveTextContent(/without giving credit/);
  const links = within(place as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Research Ethics and Responsible Conduct', '/modules/research-ethics-responsible-conduct'],
    ['Publication Ethics & Scholarly Integrity', '/modules/publication-ethics-scholarly-integrity'],
  ]);
});

test('letters lead to their terms, and ids are given once', async () => {
  await arrive('/glossary');
  const letters = within(await screen.findByRole('navigation', { name: 'Jump to a letter' })).getAllByRole('link');
  expect(letters.length).toBeGreaterThan(15);
  for (const letter of letters)
    expect(document.querySelector(letter.getAttribute('href') ?? '')).toHaveTextContent(letter.textContent ?? '');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
