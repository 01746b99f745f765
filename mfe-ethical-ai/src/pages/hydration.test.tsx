import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Page } from './ethical-ai.page.tsx';
import { inRouter, keep, kept } from './show.tsx';

const { renderToString } = jest.requireActual<{ renderToString(page: ReactNode): string }>('react-dom/server');

test('the first render equals the server’s, and what the browser keeps comes in the update after it', () => {
  const complaints = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(inRouter(Page));
  document.body.append(container);
  const made = [...container.querySelectorAll('*')];

  render(inRouter(Page), { container, hydrate: true });
  expect([...container.querySelectorAll('*')]).toEqual(made);
  expect(screen.getByText('0 of 7 completed')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();

  keep({ 'portal.ethical-ai.completed': true, 'portal.ethical-ai.progress': { checklist: [1, 2], quizAnswers: { 3: 1 } } });
  expect(screen.getByText('2 of 7 completed')).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Mark as Completed' })).toHaveAttribute('aria-pressed', 'true');
  expect([...container.querySelectorAll('*')].filter((element) => !made.includes(element))).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test('what a visitor ticks and answers before the page is hydrated counts, beside what is stored', () => {
  keep({ 'portal.ethical-ai.progress': { checklist: [1], quizAnswers: { 3: 1 } } });
  const container = document.createElement('div');
  container.innerHTML = renderToString(inRouter(Page));
  document.body.append(container);
  for (const name of ['Identify verification methods', /^Always, and say/]) {
    const early = screen.getByLabelText<HTMLInputElement>(name);
    early.checked = true;
  }

  render(inRouter(Page), { container, hydrate: true });
  expect(kept('portal.ethical-ai.progress')).toEqual({ checklist: [1, 3], quizAnswers: { 0: 1, 3: 1 }, percentComplete: 29 });
  expect(screen.getByRole('checkbox', { name: 'Identify verification methods' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Always, and say/ })).toBeChecked();
  expect(screen.getByText('2 of 7 completed')).toBeInTheDocument();
});
