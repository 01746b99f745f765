import { discardLists } from '@portal/api-client';
import { fakeApi, json, show } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from '../src/pages/collaborate.page.tsx';

afterEach(discardLists);

const project = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  description: `About ${title}.`,
  field: 'biology',
  duration: '3-6-months',
  memberCount: 3,
  maxMembers: 6,
  ...more,
});
/** Projects as the API lists them; the last two are the completed ones. */
export const CELLS = project(1, 'Counting Cells');
const SLEEP = project(2, 'Sleep and Exams', { field: 'psychology', description: 'A survey of STUDENTS.' });
export const NOTEBOOKS = project(6, 'Open Notebooks', { field: 'data-science', memberCount: 5, maxMembers: 5 });
export const ONCOLOGY = project(3, 'Thoracic Oncology', { field: 'medicine' });
const OP_ED = project(4, 'Op-Ed: Empathy and Humility as Evidence-Based Medicine', { field: 'medicine-higher-education' });
export const ALL = [CELLS, SLEEP, NOTEBOOKS, ONCOLOGY, OP_ED];

export const region = (name: string) => within(screen.getByRole('region', { name }));
export const active = () => region('Active Projects');
export const completed = () => region('Completed Projects');
export const titles = (place: Pick<typeof screen, 'queryAllByRole'>) =>
  place.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
export const skeletons = (name: string) => screen.getByRole('region', { name }).querySelectorAll('[data-skeleton]').length;
export const card = (title: string) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement);
export const search = () => screen.getByRole('searchbox', { name: 'Search projects' });
export const status = () => screen.getByRole('status').textContent;

/** Shows the page with these projects, and waits until they are there. */
export async function showLoaded(projects: unknown = ALL) {
  fakeApi(json(projects));
  const shown = show(Page);
  await waitFor(() => expect(skeletons('Active Projects')).toBe(0));
  return shown;
}
