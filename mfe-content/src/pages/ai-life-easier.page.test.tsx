import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './ai-life-easier.page.tsx';

test('heading "AI That Can Make Your Life Easier"', () => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1, name: 'AI That Can Make Your Life Easier' })).toBeVisible();
});

test('"States that the team uses each tool, all have a free tier, and there is no affiliation"', () => {
  show(Page);
  expect(screen.getByText(/We use each of these tools ourselves\. All of them have a free tier, and we have no affiliation/)).toBeVisible();
});

test('"Seven cards (name, description, type, category, "Visit Tool" external link), all type Free/Paid", in the specified categories', () => {
  show(Page);
  const cards = within(screen.getByRole('region', { name: 'Tools for Everyday Work' })).getAllByRole('listitem');
  const categories = cards.map((card) => {
    const name = within(card).getByRole('heading', { level: 3 }).textContent;
    expect(within(card).getByRole('paragraph')).toHaveTextContent(/\.$/);
    expect(within(card).getByText('Free/Paid')).toBeVisible();
    expect(within(card).getByRole('link', { name: `Visit Tool ${name} (opens in a new tab)` })).toBeVisible();
    return ['Productivity', 'Writing', 'Design'].filter((category) => within(card).queryByText(category)).join();
  });
  expect(categories).toEqual(['Productivity', 'Productivity', 'Writing', 'Design', 'Writing', 'Productivity', 'Productivity']);
});

test('it leads to the module that says how to use AI honestly', () => {
  show(Page);
  expect(screen.getByRole('link', { name: 'Open the ethical-AI module' })).toHaveAttribute('href', '/ethical-ai-module');
});
