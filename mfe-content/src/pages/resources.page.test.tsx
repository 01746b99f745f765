import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import resourcesFile from '../../content/resources.yaml';
import { ResourceCards } from '../directory/resource-cards.tsx';
import { Page } from './resources.page.tsx';

const TYPES = ['Education', 'Mentorship', 'Courses', 'Textbooks', 'Free'];
const SECTIONS = ['Organizations Helping Others', 'Free and Low-Cost Higher Education', 'Educational YouTube Channels'];

const cardsOf = (section: string) => within(screen.getByRole('region', { name: section })).getAllByRole('listitem');
const typesOn = (card: HTMLElement) => TYPES.filter((type) => within(card).queryByText(type));

test('"Three sections: Organizations Helping Others, Free and Low-Cost Higher Education, Educational YouTube Channels"', () => {
  show(Page);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(SECTIONS);
});

test('"Resource section: id, title, icon, description, resources"', () => {
  show(Page);
  const icons = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    expect(heading).toHaveAttribute('id');
    expect(heading.nextElementSibling).toHaveTextContent(/^\w.*\.$/);
    return heading.querySelector('svg')?.getAttribute('class');
  });
  expect(new Set(icons).size).toBe(3);
  expect(icons).not.toContain(undefined);
});

test.each(SECTIONS)('%s: "Each resource card: name, description, a "Visit Resource" link opening in a new tab"', (section) => {
  show(Page);
  const cards = cardsOf(section);
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) {
    const name = within(card).getByRole('heading', { level: 3 }).textContent;
    expect(within(card).getByRole('paragraph')).toHaveTextContent(/\w.*\.$/);
    expect(within(card).getByRole('link', { name: `Visit Resource ${name} (opens in a new tab)` })).toHaveAttribute('target', '_blank');
  }
});

test('"a type badge (hidden in the videos section)": one of Education, Mentorship, Courses, Textbooks, Free', () => {
  show(Page);
  const [organizations = '', education = '', videos = ''] = SECTIONS;
  for (const card of [...cardsOf(organizations), ...cardsOf(education)]) expect(typesOn(card)).toHaveLength(1);
  for (const card of cardsOf(videos)) expect(typesOn(card)).toEqual([]);
});

test('"The cards for two massive open course providers carry an extra link "Apply for ... fee assistance""', () => {
  show(Page);
  const links = screen.getAllByRole('link', { name: /^Apply for .+ fee assistance/ });
  expect(links.map((link) => within(link.closest('li') as HTMLElement).getByRole('heading').textContent)).toEqual(['Coursera', 'edX']);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('"A section with no resources shows a "Coming Soon" placeholder"', () => {
  const { labels, sections } = resourcesFile;
  const [section] = sections;
  if (!section) throw new Error('There is no section.');
  show(() => <ResourceCards section={{ ...section, resources: [] }} labels={labels} />);
  expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
