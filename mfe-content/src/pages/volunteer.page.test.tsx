import { site } from '@portal/shell-api';
import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import volunteerFile from '../../content/volunteer.yaml';
import { SignUp } from '../volunteer/sign-up.tsx';
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

test('while there is no sign-up form, the page begins with what is possible today', () => {
  show(() => <SignUp strings={volunteerFile.hero} form="" />);
  expect(screen.getByRole('button', { name: 'Sign Up to Volunteer (Opening soon)' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Correct or suggest a text' })).toHaveAttribute('href', '/feedback');
  expect(screen.getByRole('link', { name: 'Suggest a project' })).toHaveAttribute('href', '/submit');
});

test('once there is one, nothing says that it is not open', () => {
  show(Page);
  expect(screen.queryByText(/not open yet/)).not.toBeInTheDocument();
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
