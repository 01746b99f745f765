import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../../testing/visit.tsx';

const NOTES = { 8: 'Install Zotero.', 2: 'Cohort,\nnot case-control.', 99: 'From a module that has gone.', 3: ' \n ' };
const sheet = (title: string) => screen.getByRole('region', { name: `Notes on ${title}` });

afterEach(() => jest.restoreAllMocks());

async function open(kept: Readonly<Record<string, unknown>> = { 'curriculum.notes': NOTES }) {
  const router = visit('/modules#my-notes', kept);
  await screen.findByText(/No notes yet|Install Zotero/);
  return router;
}

test('all notes stand in one view with a fragment of its own, in path order, blanks left out, none of them lost', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Understanding Research Design & Methods',
    'Managing References',
    'Module 99',
  ]);
  expect(sheet('Understanding Research Design & Methods')).toHaveTextContent(/Cohort, not case-control\.$/);
  expect(within(sheet('Managing References')).getByRole('link')).toHaveAttribute('href', '/modules#module=managing-references');
  expect(within(sheet('Module 99')).queryByRole('link')).toBeNull();
  expect(document.title).toBe('My notes · Example Bench');
});

test('the list leads there, and the breadcrumb back', async () => {
  visit('/modules', { 'curriculum.notes': NOTES });
  await userEvent.click(screen.getByRole('link', { name: 'My notes' }));
  await screen.findByRole('region', { name: 'Notes on Managing References' });
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Modules' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Educational Modules');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('they are downloaded as a Markdown file that is made in the browser', async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  function createObjectURL(blob: Blob) {
    blobs.push(blob);
    return 'blob:here';
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`);
  });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Download as Markdown' }));
  expect(names).toEqual([expect.stringMatching(/^my-notes-\d{4}-\d\d-\d\d\.md blob:here$/)]);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blobs[0] as Blob);
  });
  expect(text).toContain('## Understanding Research Design & Methods');
  expect(text).toContain('<http://localhost/modules#module=managing-references>\n\nInstall Zotero.');
  expect(text).toContain('From a module that has gone.');
});

test('they are printed by a button', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('without notes the view says how to begin', async () => {
  const router = await open({});
  expect(screen.getByRole('heading', { name: 'No notes yet' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'See the modules' })));
  expect(router.state.location.hash).toBe('');
});
