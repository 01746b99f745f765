import { site } from '@portal/shell-api';
import { show } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { returningWith } from '../../testing/returning.ts';
import { Page } from './home.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string) => screen.getByRole('link', { name });

test('the tagline is the one headline, and the logo stands in the hero', () => {
  show(Page);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([site.tagline]);
  expect(screen.getByRole('img', { name: `${site.name} logo` })).toBeInTheDocument();
});

test('the hero makes the four claims, word for word', () => {
  show(Page);
  const [claims] = screen.getAllByRole('list');
  expect(within(claims as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  for (const claim of [
    'State-approved nonprofit',
    '100% free educational modules and resources',
    'Direct access to real research projects',
    'AI tools and collaborative support',
  ])
    expect(within(claims as HTMLElement).getByText(claim)).toBeInTheDocument();
});

test('"Get Started" leads to the modules', () => {
  show(Page);
  expect(link('Get Started')).toHaveAttribute('href', '/modules');
});

test('who comes back is led to the module that was open last, and sees how far they are; who is new reads what it costs', async () => {
  const first = show(Page);
  expect(screen.getByText('No account and no fees. Your progress stays in this browser.')).toBeVisible();
  first.unmount();
  returningWith({ 'portal.settings': { lastModule: 9 }, 'portal.curriculum.completed': [1, 2, 3, 4] });
  show(Page);
  expect(screen.getByText('(4 of 18 modules completed)')).toBeVisible();
  expect(screen.queryByText(/No account and no fees/)).toBeNull();
  await userEvent.click(link('Continue where you left off'));
  expect(sessionStorage.getItem('portal.target-module')).toBe('9');
  returningWith({});
  sessionStorage.clear();
});

test('the intro video has controls, loads metadata only, reserves its space and has a poster', async () => {
  show(Page);
  const film = screen.getByLabelText(`Intro video of ${site.name}`);
  await waitFor(() => expect(film).toHaveAttribute('controls'));
  expect(film).not.toHaveAttribute('autoplay');
  expect(film).toHaveAttribute('preload', 'metadata');
  expect(film).toHaveAttribute('width', '1280');
  expect(film).toHaveAttribute('height', '720');
  expect(film).toHaveAttribute('poster');
  expect([...film.querySelectorAll('source')].map((source) => source.type)).toEqual(['video/webm', 'video/mp4']);
});

test('the video has English captions that are off until somebody turns them on', () => {
  show(Page);
  const tracks = [...screen.getByLabelText(/^Intro video/).querySelectorAll('track')];
  expect(tracks.map(({ kind, srclang, label }) => ({ kind, srclang, label }))).toEqual([
    { kind: 'captions', srclang: 'en', label: 'English' },
  ]);
  expect(tracks[0]).not.toHaveAttribute('default');
});

test('one section names the problem and the solution', () => {
  show(Page);
  const why = region('A start in research should not depend on whom you know');
  expect(why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['The problem', 'The solution']);
});

test('three steps in order, each with a drawing: Learn, Discover Projects, Join a Team', () => {
  show(Page);
  const steps = region('Your Path in Three Steps');
  const items = steps.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Learn',
    'Discover Projects',
    'Join a Team',
  ]);
  for (const item of items) expect(within(item).getByRole('presentation')).toHaveAttribute('src');
});

test('three large cards, each with a drawing', () => {
  show(Page);
  const cards = region('Where to Begin').getAllByRole('listitem');
  expect(cards.map((card) => cardOf(card).slice(0, 2))).toEqual([
    ['Learn', '/modules'],
    ['Collaborate', '/collaborate'],
    ['AI Tools', '/tools'],
  ]);
  for (const card of cards) expect(within(card).getByRole('presentation')).toHaveAttribute('src');
});

test('four smaller cards with their lines', () => {
  show(Page);
  expect(region('Other Ways to Take Part').getAllByRole('listitem').map(cardOf)).toEqual([
    ['Share Ideas', '/submit', 'Submit your research projects'],
    ['Volunteer', '/volunteer', 'Join our mission'],
    ['Donate', '/donate', 'Support our cause'],
    ['Conduct', '/code-of-conduct', 'Community guidelines'],
  ]);
});

test('"Explore More Resources" leads to eight further pages', () => {
  show(Page);
  const cards = region('Explore More Resources').getAllByRole('listitem').map(cardOf);
  expect(cards.map(([title, address]) => [title, address])).toEqual([
    ['Helpful Links', '/resources'],
    ['Inspiring People', '/inspiring-people'],
    ['Healthcare Focus', '/medical-students'],
    ['Productivity', '/ai-life-easier'],
    ['Student Savings', '/student-savings'],
    ['Stay Safe', '/safety-guidelines'],
    ['Our Team', '/team'],
    ['Website Feedback', '/feedback'],
  ]);
  const lines = Object.fromEntries(cards.map(([, address, text]) => [address, text]));
  expect(lines['/inspiring-people']).toBe('Highlighting great mentors');
  expect(lines['/student-savings']).toMatch(/^Free and low-cost higher education/);
  expect(lines['/feedback']).toMatch(/^Report issues/);
});

test('partner organizations are coming soon, with the professional network in a new tab', () => {
  show(Page);
  const partners = region('Partner Organizations');
  expect(partners.getByText('Coming soon')).toBeInTheDocument();
  const network = partners.getByRole('link', { name: 'Our professional network page (opens in a new tab)' });
  expect(network).toHaveAttribute('href', site.links.professionalNetwork);
  expect(network).toHaveAttribute('target', '_blank');
});

test('no placeholder is left in the words', () => {
  const { container } = show(Page);
  expect(container).toHaveTextContent(site.name);
  expect(container.innerHTML).not.toMatch(/[{}]/);
});

/** Title, address and line of a card, which holds exactly one link. */
function cardOf(card: HTMLElement): [string | null, string | null, string | null | undefined] {
  const only = within(card).getByRole('link');
  return [only.textContent, only.getAttribute('href'), card.querySelector('p')?.textContent];
}

test('whoever has read something comes back to its section, of what was read last', () => {
  const place = (address: string, day: string) => ({ address, section: 'key-concepts', day });
  returningWith({
    'portal.reading.place': {
      curriculum: place('/modules/managing-references', '2026-11-21'),
      path: place('/research-modules/drawing-a-figure', '2026-11-23'),
      'ethical-ai': place('/ethical-ai-module', '2026-11-22'),
    },
  });
  show(Page);
  expect(link('Continue where you left off')).toHaveAttribute('href', '/research-modules/drawing-a-figure#key-concepts');
  returningWith({});
});
