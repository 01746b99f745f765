import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { active, CELLS, completed, ONCOLOGY, search, showLoaded, status, titles } from '../../testing/projects.ts';

describe('search and filter', () => {
  test.each(['cells', 'CELLS', ' about counting'])(
    'searching %j finds a substring of title or description, whatever the case (section 5)',
    async (query) => {
      await showLoaded();
      await userEvent.type(search(), query);
      expect(titles(active())).toEqual(['Counting Cells']);
      expect(status()).toBe('Showing 1 active project');
    },
  );

  test('a search without a match says so with the query, exactly, and offers all projects again', async () => {
    await showLoaded();
    await userEvent.type(search(), 'zebra');
    expect(active().getByRole('heading', { name: 'No active projects found' })).toBeVisible();
    expect(active().getByText('No active projects match your search for "zebra". Try different keywords.')).toBeVisible();
    expect(status()).toBe('No active projects found');
    await userEvent.click(screen.getByRole('button', { name: 'Show all active projects' }));
    await waitFor(() => expect(titles(active())).toHaveLength(3));
    expect(search()).toHaveValue('');
    expect(document.activeElement).toContainElement(screen.getByText('Counting Cells'));
  });

  test('without any active project the empty state invites ideas, exactly', async () => {
    await showLoaded([ONCOLOGY]);
    expect(active().getByRole('heading', { name: 'No active projects found' })).toBeVisible();
    expect(active().getByText('No active projects in this field. Be the first to submit a project idea!')).toBeVisible();
    expect(active().getByRole('link', { name: 'Submit a project idea' })).toHaveAttribute('href', '/submit');
  });

  test('the completed projects stay whatever is searched', async () => {
    await showLoaded();
    await userEvent.type(search(), 'zebra');
    expect(titles(completed())).toHaveLength(2);
  });

  test('without a completed project its empty state stands there, exactly', async () => {
    await showLoaded([CELLS]);
    expect(completed().getByRole('heading', { name: 'No completed projects found' })).toBeVisible();
    expect(completed().getByText('No projects have been submitted for publication yet.')).toBeVisible();
  });

  test('the filter lists "All fields" and the fields present among the active projects, with the choice exposed', async () => {
    await showLoaded();
    expect(choices()).toEqual([
      ['All fields', 'true'],
      ['Biology', 'false'],
      ['Higher Education & Computer Science', 'false'],
      ['Psychology', 'false'],
    ]);
  });

  test('choosing a field shows its projects, announces their number and gives the focus back to the button', async () => {
    await showLoaded();
    await choose('Psychology');
    expect(titles(active())).toEqual(['Sleep and Exams']);
    expect(status()).toBe('Showing 1 active project');
    expect(choices().filter(([, pressed]) => pressed === 'true')).toEqual([['Psychology', 'true']]);
    expect(screen.getByRole('button', { name: 'Filter Projects' })).toHaveFocus();
  });

  test('the chosen field stands beside the button and can be removed', async () => {
    await showLoaded();
    await choose('Psychology');
    await userEvent.click(screen.getByRole('button', { name: 'Field: Psychology, remove this filter' }));
    expect(titles(active())).toHaveLength(3);
  });

  test('search and field have to match both', async () => {
    await showLoaded();
    await choose('Psychology');
    await userEvent.type(search(), 'cells');
    expect(active().getByText(/match your search for "cells"/)).toBeVisible();
  });

  const list = () => screen.getByRole('list', { name: 'Show projects in one field' });
  const choices = () =>
    within(list())
      .getAllByRole('button')
      .map((choice) => [choice.textContent, choice.getAttribute('aria-pressed')]);
  async function choose(field: string) {
    // jsdom has no popover: the list is always there, and closing it is noted only.
    const hide = jest.fn();
    Object.assign(list().parentElement as HTMLElement, { hidePopover: hide });
    await userEvent.click(within(list()).getByRole('button', { name: field }));
    expect(hide).toHaveBeenCalled();
  }
});
