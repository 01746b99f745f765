import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import citation from '../../content/citation.yaml';
import { showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const cards = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 3 }));
const titles = (name: string) => cards(name).map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

beforeEach(() => {
  showPage(Page);
});

test('the page follows the specified order from top to bottom', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What You Will Learn',
    "Check Your Institution's Rules",
    'Common AI Issues & Solutions',
    'Interactive AI Ethics Tools',
    'The Module at a Glance',
    'Ethical AI Quick Reference',
    'Pre-Flight Checklist',
    'Guidance Before You Begin',
    'Case Studies',
    'Finish This Module',
  ]);
});

test('"Check Your Institution’s Rules": university policies; journal, publisher and grant requirements', () => {
  const box = region("Check Your Institution's Rules");
  expect(box.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'University policies',
    'Journal, publisher and grant requirements',
    'Age rules for the tools',
  ]);
  for (const link of box.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
});

test('beside each assistant that the citation generator names is its age, with the terms to check', () => {
  const box = region("Check Your Institution's Rules");
  for (const tool of citation.tools.map((label) => label.replace(/ .*/, '')))
    expect(box.getByRole('link', { name: new RegExp(`^${tool}: from .*(13|18)`) })).toBeInTheDocument();
  expect(box.getByText(/mid-2026.*check the terms/)).toBeInTheDocument();
});

test.each([
  ['Hallucinations', 'Critical', /Fake citations.*invented statistics/, /literature database.*library.*Replace.*remove/i],
  ['Bias Amplification', 'Important', /left out/, /Seek diverse sources.*limitations.*involve people who know/],
  ['Outdated Information', 'Common', /recent/, /Cross-check.*current databases.*journal's own site/],
  ['Oversimplification', 'Frequent', /steps/, /Re-derive.*methods textbook.*statistician/],
])('the issue "%s" has the badge %s, how it shows up and a solution', (title, severity, shows, solution) => {
  const card = cards('Common AI Issues & Solutions').find((each) => within(each).queryByText(title)) as HTMLElement;
  expect(within(card).getByText(severity).querySelector('svg')).toBeInTheDocument();
  const said = within(card).getAllByRole('definition');
  expect(said[0]).toHaveTextContent(shows);
  expect(said.at(-1)).toHaveTextContent(solution);
});

test('there are four issue cards, and only the first has an example: five of eight references did not exist', () => {
  const all = cards('Common AI Issues & Solutions');
  expect(all).toHaveLength(4);
  expect(all.map((card) => within(card).queryByText('Example') !== null)).toEqual([true, false, false, false]);
  expect(all[0]).toHaveTextContent(/eight references\. Five of the eight do not exist/);
});

test('each summary card has a badge (CRITICAL, ESSENTIAL or another) and a risk label', () => {
  const all = cards('The Module at a Glance');
  expect(all.length).toBeGreaterThanOrEqual(4);
  const badges = all.map((card) => {
    expect(within(card).getByText(/^(High|Medium|Low) risk$/)).toBeInTheDocument();
    return within(card).getByText(/^[A-Z]{5,}$/).textContent;
  });
  expect(new Set(badges)).toEqual(new Set(['CRITICAL', 'ESSENTIAL', 'HELPFUL']));
});

test('the quick reference has three columns (Before, While, After using AI), each with essential actions and key questions, and a tip to bookmark', () => {
  const reference = region('Ethical AI Quick Reference');
  const columns = reference.getAllByRole('heading', { level: 3 });
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Before using AI', 'While using AI', 'After using AI']);
  for (const column of columns) {
    const inside = within(column.parentElement as HTMLElement);
    expect(inside.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Essential actions',
      'Key questions',
    ]);
    expect(inside.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  }
  expect(reference.getByText(/bookmark this page/)).toBeInTheDocument();
});

test('the quick reference is printed alone', async () => {
  const printed: string[] = [];
  window.print = () => void printed.push(document.querySelector('[data-print="alone"]')?.textContent ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Print Quick Reference' }));
  expect(printed).toEqual([expect.stringMatching(/^Ethical AI Quick ReferenceBefore using AI.*While using AI.*After using AI/)]);
  window.dispatchEvent(new Event('afterprint'));
});

test('three guidance cards: 2 critical, 1 helpful', () => {
  expect(cards('Guidance Before You Begin').map((card) => within(card).getByText(/^[A-Z]+$/).textContent)).toEqual([
    'CRITICAL',
    'CRITICAL',
    'HELPFUL',
  ]);
});

test('three case studies, each of which says that it is made up', () => {
  expect(titles('Case Studies')).toHaveLength(3);
  for (const card of cards('Case Studies')) expect(within(card).getByText('Made-up example')).toBeInTheDocument();
});
