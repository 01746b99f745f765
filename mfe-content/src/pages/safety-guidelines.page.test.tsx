import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './safety-guidelines.page.tsx';

const cards = () => within(screen.getByRole('region', { name: 'Eight Habits' })).getAllByRole('listitem');

test('"Eight numbered static guidance cards"', () => {
  show(Page);
  expect(cards().map((card) => card.firstElementChild?.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(cards()[0]?.parentElement?.tagName).toBe('OL');
  for (const card of cards()) expect(within(card).getByRole('paragraph')).toHaveTextContent(/\.$/);
});

test.each([
  ['anonymised data', /Anonymized Data/],
  ['trusted platforms', /Trusted Platforms/],
  ['supervisors', /Supervisor/],
  ['access control', /Access/],
  ['backups', /Backups/],
  ['staying informed', /Stay Informed/],
])('there is a card "about %s"', (_, title) => {
  show(Page);
  expect(cards().filter((card) => title.test(within(card).getByRole('heading').textContent ?? ''))).toHaveLength(1);
});

test('it says whom to call in danger and where to report', () => {
  show(Page);
  const help = within(screen.getByRole('region', { name: 'If Something Happens' }));
  expect(help.getByText(/local emergency number/)).toBeVisible();
  expect(help.getByRole('link', { name: /report an incident/ })).toHaveAttribute('href', '/code-of-conduct');
});

test.each([
  ['United States', 'Emergency: 911', /call or text 988/],
  ['United Kingdom', 'Emergency: 999 or 112', /call 116 123/],
  ['India', 'Emergency: 112', /call 14416/],
])('%s: an emergency number, and somebody who listens', (country, emergency, reach) => {
  show(Page);
  const numbers = within(screen.getByRole('region', { name: /Numbers to Call/ }));
  const entry = within(numbers.getByText(country).parentElement as HTMLElement);
  expect(entry.getByText(emergency)).toBeVisible();
  expect(entry.getByText(reach)).toContainElement(entry.getByRole('link'));
});
