import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import medicalFile from '../../content/medical-students.yaml';
import { MedicalItems } from '../directory/medical-cards.tsx';
import { Page } from './medical-students.page.tsx';

const cardsOf = (section: string) => within(screen.getByRole('region', { name: section })).getAllByRole('listitem');

test('"Titled "For Medical Students", with a note that the content is a snapshot"', () => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1, name: 'For Medical Students' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /This page is a snapshot/ })).toBeVisible();
});

test('the way into the modules on research in medicine comes before the lists', () => {
  show(Page);
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Case Reports and Chart Reviews');
  expect(first).toHaveAttribute('href', '/modules/case-reports-and-chart-reviews');
  expect(screen.getByRole('link', { name: 'Reading Clinical Numbers' })).toHaveAttribute('href', '/modules/reading-clinical-numbers');
});

test('"mock-interview audio possibly delayed up to 20 seconds"', () => {
  show(Page);
  expect(screen.getByRole('region', { name: 'Practice Communication Platforms' })).toHaveTextContent(
    /mock interview with an AI.*delayed by up to 20 seconds/,
  );
});

test('"Medical app: name, description", and so has every item of the page', () => {
  show(Page);
  for (const card of screen.getAllByRole('listitem')) {
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(/\w/);
    expect(within(card).getByRole('paragraph')).toHaveTextContent(/^\w.+\.$/);
  }
});

test('it gives no medical advice and says whom to call in an emergency', () => {
  show(Page);
  expect(screen.getByText(/does not replace the judgment of a clinician.*emergency number/)).toBeVisible();
});

test.each([
  ['Helpful Apps/Websites/Calculators', 11],
  ['Practice Communication Platforms', 2],
  ['Medical Documentation', 2],
  ['Surgical Videos', 7],
  ['USMLE Step Resources', 3],
])('"Medical page item counts": %s has %i', (section, count) => {
  show(Page);
  expect(cardsOf(section)).toHaveLength(count);
});

test('apps: "each with a category badge and a "Visit" button"', () => {
  show(Page);
  const categories = [
    'Drug Reference',
    'Clinical Reference',
    'Anatomy',
    'Evidence-Based Medicine',
    'Medical Calculators',
    'USMLE Prep',
    'AI Platform',
  ];
  const seen = cardsOf('Helpful Apps/Websites/Calculators').flatMap((card) => {
    expect(within(card).getByRole('link', { name: /^Visit .+ \(opens in a new tab\)$/ })).toBeVisible();
    const badges = categories.filter((category) => within(card).queryByText(category));
    expect(badges).toHaveLength(1);
    return badges;
  });
  expect(new Set(seen)).toEqual(new Set(categories));
});

test.each(['communication', 'documentation'] as const)(
  '%s: "the button is disabled and reads "Coming Soon" when an item has no url"',
  (name) => {
    const { labels, ...parts } = medicalFile;
    const [first, second] = parts[name].list;
    if (!first || !second) throw new Error('Two items are needed.');
    show(() => <MedicalItems part={{ ...parts[name], list: [{ ...first, url: undefined }, second] }} labels={labels} />);
    const [without, withLink] = screen.getAllByRole('listitem');
    expect(within(without as HTMLElement).getByRole('button', { name: /^Coming Soon/ })).toBeDisabled();
    expect(within(without as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(within(withLink as HTMLElement).getByRole('link', { name: /^Visit / })).toBeVisible();
    expect(within(withLink as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  },
);

test('videos: "The first three are sample entries that show duration and level but have no url"; the others have a "Visit Site" button', () => {
  show(Page);
  const cards = cardsOf('Surgical Videos').map((card) => within(card));
  for (const card of cards) {
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Length', 'Level']);
    expect(card.getAllByRole('definition')[1]).toHaveTextContent(/^(Beginner|Intermediate|Advanced|All Levels)$/);
  }
  for (const sample of cards.slice(0, 3)) {
    expect(sample.getByRole('button', { name: /^Coming Soon/ })).toBeDisabled();
    expect(sample.queryByRole('link')).not.toBeInTheDocument();
  }
  for (const video of cards.slice(3)) expect(video.getByRole('link', { name: /^Visit Site / })).toBeVisible();
});

test('"USMLE Step Resources for Step 1, Step 2 CK and Step 3: every step shows "Coming Soon" with a disabled button"', () => {
  show(Page);
  const steps = cardsOf('USMLE Step Resources');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(['Step 1', 'Step 2 CK', 'Step 3']);
  for (const step of steps) expect(within(step).getByRole('button', { name: /^Coming Soon/ })).toBeDisabled();
});

test('"Each step holds a list of resources (name, type) that is never displayed"', () => {
  const { container } = show(Page);
  const { usmle } = medicalFile;
  for (const { resources } of usmle.steps) {
    expect(resources.length).toBeGreaterThan(0);
    for (const { name } of resources) expect(container).not.toHaveTextContent(name);
  }
});
