import { show } from '@portal/testing';
import { render, screen, within } from '@testing-library/react';
import dataPools from '../../content/data-pools.yaml';
import { LinkCard } from '../directory/link-card.tsx';
import { Page } from './tools.page.tsx';

test('data pools are a list of their own below the 19 tools: each says what one needs and what one could ask', () => {
  show(Page);
  const pools = within(screen.getByRole('region', { name: 'Data Pools' }));
  expect(pools.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(dataPools.list.map(({ name }) => name));
  expect(pools.getAllByText('What you need')).toHaveLength(dataPools.list.length);
  expect(pools.getByText(/Which two measurements best tell apart the flowers/)).toBeVisible();
  expect(pools.getByText('United States')).toBeVisible();
});

test('a card shows the day on which a person opened its link, and nothing where nobody has', () => {
  const card = { name: 'Orange', description: 'A program.', links: [{ label: 'Visit Site', url: 'https://orange.example' }] };
  const { rerender } = render(<LinkCard {...card} checked="2026-01-31" />);
  expect(screen.getByText('Link checked January 31, 2026')).toHaveAttribute('datetime', '2026-01-31');
  rerender(<LinkCard {...card} />);
  expect(screen.queryByText(/Link checked/)).toBeNull();
});
