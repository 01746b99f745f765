import { site } from '@portal/shell-api';
import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './volunteer.page.tsx';

test('"Join Our Mission" is the one headline', () => {
  show(Page);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Join Our Mission']);
});

test('every link to the sign-up form opens it in a new tab', () => {
  show(Page);
  const links = screen.getAllByRole('link', { name: 'Sign Up to Volunteer (opens in a new tab)' });
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link).toHaveAttribute('href', site.links.volunteerForm);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a community blurb names the organization', () => {
  show(Page);
  expect(screen.getByRole('region', { name: 'The Community You Will Join' })).toHaveTextContent(site.name);
});

test('the drawing says what it shows', () => {
  show(Page);
  expect(screen.getByRole('img', { name: /bookcase/ })).toHaveAttribute('src');
});

test('there are three ways to get involved', () => {
  show(Page);
  const ways = within(screen.getByRole('region', { name: 'Three Ways to Get Involved' }));
  expect(ways.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Content Creator',
    'Marketing & Outreach',
    'Subject Matter Expert',
  ]);
});

test.each([
  ['Content Creator', 'Educational modules, guides', 'Writing, research, education', '5-10 hours/week'],
  ['Marketing & Outreach', 'Social media and partnerships', 'Marketing, design, communications', '4-8 hours/week'],
  ['Subject Matter Expert', 'Review content accuracy', 'Advanced degree and research experience', '2-5 hours/week'],
])('%s: what, skills and commitment', (role, what, skills, commitment) => {
  show(Page);
  const way = within(screen.getByRole('heading', { name: role }).closest('li') as HTMLElement);
  expect(way.getAllByRole('term').map((term) => term.textContent)).toEqual(['What', 'Skills', 'Commitment']);
  expect(way.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([what, skills, commitment]);
});

test('no placeholder is left in the words', () => {
  const { container } = show(Page);
  expect(container.innerHTML).not.toMatch(/[{}]/);
});
