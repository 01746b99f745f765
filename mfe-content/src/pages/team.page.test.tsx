import { site } from '@portal/shell-api';
import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './team.page.tsx';

const ROLES = [
  'Founder',
  'Education Team',
  'Technical Team',
  'Physician Team',
  'Financial Team',
  'Support Team',
  'Volunteer',
  'Volunteer Team',
];

const region = (name: string) => within(screen.getByRole('region', { name }));
const members = () => region('Our Team').getAllByRole('listitem');
const nameOn = (card: HTMLElement) => within(card).getByRole('heading', { level: 3 }).textContent ?? '';

test('"Header badge "Meet Our Team", a headline "The People Behind" followed by the product\'s brand, and a mission blurb"', () => {
  show(Page);
  expect(screen.getByText('Meet Our Team')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`The People Behind ${site.name}`);
  expect(screen.getByText(/a first research project should not depend on whom you know/)).toBeVisible();
});

test('""Join Our Mission" card with the tags "Growing Team • Remote-Friendly • Impact-Driven" and a "Volunteer With Us" button"', () => {
  show(Page);
  expect(screen.getByRole('heading', { name: 'Join Our Mission' })).toBeVisible();
  expect(screen.getByText('Growing Team • Remote-Friendly • Impact-Driven')).toBeVisible();
  const button = screen.getByRole('link', { name: 'Volunteer With Us (opens in a new tab)' });
  expect(button).toHaveAttribute('href', site.links.volunteerForm);
});

test('"Values grid of four cards: Accessibility, Innovation, Impact, Community", each with title, description and icon', () => {
  show(Page);
  const values = region('Our Values').getAllByRole('listitem');
  expect(values.map(nameOn)).toEqual(['Accessibility', 'Innovation', 'Impact', 'Community']);
  for (const value of values) {
    expect(within(value).getByRole('paragraph')).toHaveTextContent(/\.$/);
    expect(value.querySelector('svg')).toBeInTheDocument();
  }
});

test('""Anthem" section with the audio player", whose words stand beside it', () => {
  show(Page);
  expect(region('Anthem').getByRole('button', { name: 'Play' })).toBeVisible();
  expect(region('Anthem').getByText('One question is enough to start,')).toBeVisible();
});

test('"15 member cards: photo, name, role badge, bio", with the specified role labels', () => {
  show(Page);
  expect(members()).toHaveLength(15);
  const seen = members().map((card) => {
    expect(card.querySelector('img')).toHaveAttribute('src');
    expect(nameOn(card)).not.toBe('');
    expect(within(card).getAllByRole('paragraph')[0]).toHaveTextContent(/\.$/);
    return ROLES.find((role) => within(card).queryByText(role)) ?? 'no role';
  });
  expect(new Set(seen)).toEqual(new Set(ROLES));
});

test('"Six cards are placeholders reading "Information Coming Soon" or "Coming Soon"", the last six', () => {
  show(Page);
  const reads = members().map((card) => /Coming Soon$/.test(nameOn(card)));
  expect(reads).toEqual([...Array(9).fill(false), ...Array(6).fill(true)]);
  expect(new Set(members().slice(9).map(nameOn))).toEqual(new Set(['Information Coming Soon', 'Coming Soon']));
});

test('"a "Focus:" line", and "the focus line is hidden on "Information Coming Soon" cards"', () => {
  show(Page);
  for (const card of members()) {
    const focus = within(card).queryByText('Focus:');
    if (nameOn(card) === 'Information Coming Soon') expect(focus).not.toBeInTheDocument();
    else expect(focus?.parentElement).toHaveTextContent(/^Focus: \w/);
  }
});

test('"The first four members carry a link to a professional-network profile", which is the organization\'s until they set theirs', () => {
  show(Page);
  const links = members().map((card) => within(card).queryByRole('link', { name: /^Professional network profile / }));
  expect(links.map((link) => link?.getAttribute('href') ?? null)).toEqual([
    ...Array(4).fill(site.links.professionalNetwork),
    ...Array(11).fill(null),
  ]);
});

test('it says how AI helped, as the site says it everywhere, and leads to the tool that teaches the form', () => {
  show(Page);
  const help = region('How AI Helped');
  expect(help.getByText(site.claims?.aiHelp.says ?? '')).toBeVisible();
  expect(help.getByRole('link', { name: 'Write your own disclosure statement' })).toHaveAttribute('href', '/ethical-ai-module#citation');
});

test('in a shell that says nothing about it, neither does the page', () => {
  jest.replaceProperty(site, 'claims', undefined);
  show(Page);
  expect(screen.queryByRole('region', { name: 'How AI Helped' })).toBeNull();
});
