import { hydrate, prerendered, stored } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { ADDRESS, storeProgress } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

test('the first render equals the server’s, and what the browser keeps comes in the update after it', () => {
  storeProgress({});
  const complaints = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = prerendered(Page, ADDRESS);
  document.body.append(container);
  const made = [...container.querySelectorAll('*')];

  hydrate(Page, container, undefined, ADDRESS);
  expect([...container.querySelectorAll('*')]).toEqual(made);
  expect(screen.getByText('0 of 7 completed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();

  storeProgress({ 'portal.ethical-ai.completed': true, 'portal.ethical-ai.progress': { checklist: [1, 2] } });
  expect(screen.getByText('2 of 7 completed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as Completed' })).toHaveAttribute('aria-pressed', 'true');
  expect([...container.querySelectorAll('*')].filter((element) => !made.includes(element))).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test('what a visitor ticks before the page is hydrated counts, beside what is stored', () => {
  storeProgress({ 'portal.ethical-ai.progress': { checklist: [1] } });
  const container = document.createElement('div');
  container.innerHTML = prerendered(Page, ADDRESS);
  document.body.append(container);
  screen.getByLabelText<HTMLInputElement>('Identify verification methods').checked = true;

  hydrate(Page, container, undefined, ADDRESS);
  expect(stored('portal.ethical-ai.progress')).toEqual({ checklist: [1, 3], percentComplete: 29 });
  expect(screen.getByRole('checkbox', { name: 'Identify verification methods' })).toBeChecked();
  expect(screen.getByText('2 of 7 completed')).toBeInTheDocument();
});

test('a link to a tool finds the server’s page at first, and the tool opens in the update after it', async () => {
  const complaints = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = prerendered(Page, ADDRESS);
  expect(container.querySelector('[aria-expanded="true"]')).toBeNull();
  document.body.append(container);
  hydrate(Page, container, undefined, `${ADDRESS}#quiz`);
  const quiz = within(await screen.findByRole('region', { name: 'Quiz' }));
  expect(quiz.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(complaints).not.toHaveBeenCalled();
});
