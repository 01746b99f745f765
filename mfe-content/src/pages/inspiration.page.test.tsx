import { site } from '@portal/shell-api';
import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './inspiration.page.tsx';

test('title "People who Inspire Us"', () => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1, name: 'People who Inspire Us' })).toBeVisible();
});

test('"a "Submit Someone Inspiring" button that opens an external form in a new tab"', () => {
  show(Page);
  const button = screen.getByRole('link', { name: 'Submit Someone Inspiring (opens in a new tab)' });
  expect(button).toHaveAttribute('href', site.links.nominationForm);
  expect(button).toHaveAttribute('target', '_blank');
});

test('"a "Coming Soon" card saying the first nomination is coming. No people are listed."', () => {
  show(Page);
  const stories = within(screen.getByRole('region', { name: 'Their Stories' }));
  expect(stories.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  expect(stories.getByText(/The first nomination is coming/)).toBeVisible();
  expect(stories.queryByRole('listitem')).not.toBeInTheDocument();
});
