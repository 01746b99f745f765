import { stored } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const button = () => screen.getByRole('button', { name: 'Mark as Completed' });

test('"Mark as Completed" toggles on and off and is stored for the Modules page and in the progress', async () => {
  showPage(Page, { 'portal.ethical-ai.progress': { later: 1 } });
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(stored('portal.ethical-ai.completed')).toBe(true);
  expect(stored('portal.ethical-ai.progress')).toEqual({ later: 1, completed: true });
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(stored('portal.ethical-ai.completed')).toBe(false);
  expect(stored('portal.ethical-ai.progress')).toEqual({ later: 1, completed: false });
});

test('a stored mark is shown again', () => {
  showPage(Page, { 'portal.ethical-ai.completed': true });
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^Module completed\./)).not.toHaveClass('away');
  expect(screen.getByText(/^This module is not marked/)).toHaveClass('away');
});
