import { screen, within } from '@testing-library/react';
import { openTool, showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const panel = () => within(screen.getByRole('region', { name: 'Resources' }));
const part = (name: string) => {
  const section = panel().getByRole('heading', { level: 4, name }).closest('section');
  return within(section as HTMLElement);
};

beforeEach(async () => {
  showPage(Page);
  await openTool('Resources');
});

test('"the three pillars of trustworthy AI (lawful, ethical, robust) with an external link"', () => {
  const pillars = part('Three Pillars of Trustworthy AI');
  expect(pillars.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Lawful', 'Ethical', 'Robust']);
  expect(pillars.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/digital-strategy\.ec\.europa\.eu\//));
});

test('"the Three-Question Test (Is it honest? Is it helpful? Is it mine? If any answer is no, reconsider)"', () => {
  const questions = part('The Three-Question Test');
  expect(questions.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Is it honest?',
    'Is it helpful?',
    'Is it mine?',
  ]);
  expect(questions.getByText('If any answer is no, reconsider.')).toBeInTheDocument();
});

test('"three external links to the medical association’s resources", each in a new tab', () => {
  const links = part('From the American Medical Association').getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(new URL(link.getAttribute('href') ?? '').hostname).toMatch(/(^|\.)ama-assn\.org$/);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('"SAFE vs NOT SAFE practice lists", told apart by a word and an icon too', () => {
  const lists = part('Safe and Not Safe').getAllByRole('list');
  expect(lists).toHaveLength(2);
  expect(lists.map((list) => list.previousElementSibling?.textContent)).toEqual(['SAFE', 'NOT SAFE']);
  for (const list of lists) expect(list.previousElementSibling?.querySelector('svg')).toBeInTheDocument();
});

test('"a ‘Real Consequences’ list of cases, each with title, description and result", and a source', () => {
  const cases = part('Real Consequences').getAllByRole('listitem');
  expect(cases.length).toBeGreaterThanOrEqual(3);
  for (const item of cases) {
    expect(within(item).getByRole('heading', { level: 5 })).toHaveTextContent(/\(20\d\d\)$/);
    expect(item).toHaveTextContent(/Result: .+Source: /);
    for (const link of within(item).getAllByRole('link')) expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  }
});

test('of the retracted figures it says that a reviewer had objected, with the report that quotes the journal', () => {
  const [item] = part('Real Consequences')
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('Frontiers'));
  expect(item).toHaveTextContent(/One reviewer had objected to the figures\. The authors did not respond/);
  expect(within(item as HTMLElement).getAllByRole('link')).toHaveLength(2);
});

test('"If You Are Accused of Using AI": what to show, what detectors can do, by a study that it links, and what to do before', () => {
  const accused = part('If You Are Accused of Using AI');
  expect(accused.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
    'What Detectors Can and Cannot Do',
    'Before It Happens',
  ]);
  expect(accused.getByText(/dated drafts.*version history/)).toBeInTheDocument();
  expect(accused.getByText(/91 essays.*61%/)).toBeInTheDocument();
  expect(accused.getByRole('link', { name: /^Liang et al\./ })).toHaveAttribute('href', 'https://doi.org/10.1016/j.patter.2023.100779');
});
