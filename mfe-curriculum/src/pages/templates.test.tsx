import { screen, within } from '@testing-library/react';
import { app } from '../../app.ts';
import { visit } from '../../testing/visit.tsx';

/** The entry with this heading. */
const entry = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is no entry of a list`);
  return within(item);
};

test('each template says what it is for, comes in two forms with a name of its own, and names the texts that use it', () => {
  visit('/templates');
  expect(screen.getByRole('heading', { level: 1, name: 'Templates and Data' })).toBeInTheDocument();
  const consent = entry('Consent Form');
  expect(consent.getByText(/^The first page of a survey or interview/)).toBeInTheDocument();
  expect(consent.getByRole('link', { name: 'Download Consent Form: Word (.docx)' })).toHaveAttribute('download', 'consent-form.docx');
  expect(consent.getByRole('link', { name: 'Download Consent Form: Markdown (.md)' })).toHaveAttribute('download', 'consent-form.md');
  expect(consent.getByRole('link', { name: 'Research Ethics and Responsible Conduct' })).toHaveAttribute(
    'href',
    '/modules/research-ethics-responsible-conduct',
  );
});

test('a link in a text finds its template: each has its name as its place, and each place is there once', () => {
  visit('/templates');
  expect(document.getElementById('consent-form')).toHaveTextContent('Consent Form');
  const places = [...document.querySelectorAll('h3')].map(({ id }) => id);
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(30);
});

test('data say that they are simulated, what they hold and which text they belong to', () => {
  visit('/templates');
  expect(screen.getByText(/^All of these data are simulated/)).toBeInTheDocument();
  const mornings = entry("Hana's sixteen mornings");
  expect(mornings.getByText('16 rows: morning, route, minutes, note')).toBeInTheDocument();
  expect(mornings.getByRole('link', { name: "Download Hana's sixteen mornings: CSV, simulated data" })).toHaveAttribute(
    'download',
    'data-analysis-fundamentals.csv',
  );
  expect(mornings.getByRole('link', { name: 'Data Analysis Fundamentals' })).toBeInTheDocument();
});

test('every entry is used in a text of this site', () => {
  visit('/templates');
  const own = app.routes.map(({ path }) => path);
  const items = [...document.querySelectorAll('h3')].map((heading) => heading.closest('li'));
  for (const item of items) {
    const texts = [...(item?.querySelectorAll<HTMLAnchorElement>('a:not([download])') ?? [])].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(own).toEqual(expect.arrayContaining(texts));
    expect(texts.length).toBeGreaterThan(0);
  }
});

test('the list of modules leads there', () => {
  visit('/modules');
  expect(screen.getByRole('link', { name: 'Download templates and data' })).toHaveAttribute('href', '/templates');
});
