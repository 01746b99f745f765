import { site } from '@portal/shell-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, link, openSections, reading, storedProgress } from '../../testing/read-module.ts';
import { curriculum } from '../modules/learning-path.ts';

test('a text names free tools "as links opening in a new tab" (section 3, "Content sections")', async () => {
  await reading('managing-references');
  const outside = within(screen.getByRole('article'))
    .getAllByRole('link')
    .filter((each) => each.getAttribute('href')?.startsWith('https://'));
  expect(outside.length).toBeGreaterThan(5);
  for (const each of outside) {
    expect(each).toHaveAttribute('target', '_blank');
    expect(each).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
});

test('completion can be taken back', async () => {
  await reading('managing-references', { 'curriculum.completed': [8] });
  await userEvent.click(button('Mark as Completed'));
  expect(screen.queryByText('Module Completed')).toBeNull();
  expect(storedProgress('completed')).toEqual([]);
});

test('a bookmark is set and removed by one button (section 2)', async () => {
  await reading('managing-references');
  await userEvent.click(button('Bookmark this module'));
  expect(storedProgress('bookmarked')).toEqual([8]);
  await userEvent.click(button('Remove bookmark'));
  expect(storedProgress('bookmarked')).toEqual([]);
  expect(button('Bookmark this module')).toHaveFocus();
});

test('notes are kept by module, the editor gives the focus back, and the next module begins with its own (section 4)', async () => {
  await reading('managing-references', { 'curriculum.notes': { 9: 'Try marimo.' } });
  await userEvent.click(button('Add personal notes'));
  expect(button('Close notes editor')).toBeInTheDocument();
  // Section 6: notes are described as "only visible to you".
  expect(await screen.findByRole('textbox')).toHaveAccessibleDescription(/only visible to you/);
  await userEvent.type(screen.getByRole('textbox'), 'Install Zotero.');
  await userEvent.click(button('Save'));
  expect(storedProgress('notes')).toEqual({ 8: 'Install Zotero.', 9: 'Try marimo.' });
  expect(button('Add personal notes')).toHaveFocus();
  await userEvent.click(button('Add personal notes'));
  await userEvent.click(button('Next: Using a Python Notebook Tool'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent('Try marimo.');
});

/** As if one module were still to be written. */
function unwritten(): void {
  const module = curriculum.outside.find(({ slug }) => slug === 'open-science-reproducibility');
  jest.replaceProperty(module as { words: number }, 'words', 0);
}
afterEach(() => jest.restoreAllMocks());

test('a module without text says so and offers the next of the path', async () => {
  unwritten();
  await reading('open-science-reproducibility');
  expect(screen.getByRole('heading', { level: 2, name: 'Coming Soon' })).toBeInTheDocument();
  expect(link(/^Next: /)).toBeInTheDocument();
});

test.each([
  ['using-python-notebook-tool', true],
  ['managing-references', false],
])('the box at the end names version, date, authors and the help of AI; %s names the founders of the tool: %s', async (slug, founders) => {
  await reading(slug);
  const about = within(screen.getByRole('region', { name: 'About this module' }));
  expect(about.getByText('Module Version 1.0')).toBeInTheDocument();
  expect(about.getByText('Last Updated: September 2025')).toBeInTheDocument();
  expect(about.getByText(/written by/)).toBeInTheDocument();
  expect(about.getByText('AI tools helped us with graphics, wording fixes and brainstorming.')).toBeInTheDocument();
  expect(about.queryByText(/developed with the founders/) !== null).toBe(founders);
});

test('the browser tab is named after the module', async () => {
  await reading('managing-references');
  await act(async () => {});
  expect(document.title).toBe('Managing References · Example Bench');
});

test('tooltips are "Bookmark this module", "Remove bookmark", "Add personal notes", "Close notes editor", "Previous: title", "Next: title" (section 2)', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await reading('managing-references');
  const tooltipOf = async (name: string) => {
    await user.hover(button(name));
    act(() => jest.advanceTimersByTime(700));
    const words = screen.getByRole('tooltip').textContent;
    await user.unhover(button(name));
    expect(screen.queryByRole('tooltip')).toBeNull();
    return words;
  };
  expect(await tooltipOf('Bookmark this module')).toBe('Bookmark this module');
  fireEvent.click(button('Bookmark this module'));
  expect(await tooltipOf('Remove bookmark')).toBe('Remove bookmark');
  expect(await tooltipOf('Add personal notes')).toBe('Add personal notes');
  fireEvent.click(button('Add personal notes'));
  expect(await tooltipOf('Close notes editor')).toBe('Close notes editor');
  expect(await tooltipOf('Previous: Data Analysis Fundamentals')).toBe('Previous: Data Analysis Fundamentals');
  expect(await tooltipOf('Next: Using a Python Notebook Tool')).toBe('Next: Using a Python Notebook Tool');
  await act(async () => {});
  jest.useRealTimers();
});

test('a text says how long it takes, to read and to do, what to read first and what comes next', async () => {
  await reading('managing-references');
  const before = within(screen.getByRole('region', { name: 'Before you start' }));
  const [from, to] =
    /^(\d+)-(\d+) minutes to read$/
      .exec(before.getByText(/to read$/).textContent ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const { words = 0 } = curriculum.path.find(({ slug }) => slug === 'managing-references') ?? {};
  expect(from).toBe(Math.ceil(words / 220));
  expect(to).toBe(Math.ceil(words / 130));
  expect(before.getByText('2 hours over 2 days to do')).toBeInTheDocument();
  expect(before.getByRole('link', { name: 'Introduction to Research' })).toHaveAttribute(
    'href',
    '/modules#module=introduction-to-research',
  );
  const next = within(screen.getByRole('region', { name: 'What comes next' }));
  expect(next.getByRole('link', { name: 'Academic Writing Basics' })).toHaveAttribute('href', '/modules#module=academic-writing-basics');
});

describe('"Edit this page"', () => {
  const base = (editBase: string) => jest.replaceProperty(site as { editBase: string }, 'editBase', editBase);
  const edit = () => screen.queryByRole('link', { name: /^Edit this page/ });
  afterEach(() => jest.restoreAllMocks());

  test.each(['https://code.example.org/edit/main', 'https://code.example.org/edit/main/'])(
    'leads from %s to the file of the module',
    async (address) => {
      base(address);
      await reading('managing-references');
      expect(edit()).toHaveAttribute('href', 'https://code.example.org/edit/main/mfe-curriculum/content/modules/managing-references.md');
      expect(edit()).toHaveAttribute('target', '_blank');
    },
  );

  test('is not there without a public repository', async () => {
    await reading('managing-references');
    expect(edit()).toBeNull();
  });
});

test('printing opens every section, and closes those again that were closed', async () => {
  const router = await reading('introduction-to-research');
  const before = await openSections();
  expect(before).not.toContain('Common Pitfalls');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  // The browser prints as soon as the listeners are through: nothing may come later.
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const sections = screen.getAllByRole<HTMLDetailsElement>('group').filter(({ id }) => id !== '');
    expect(sections.map(({ open }) => open)).toEqual(Array.from({ length: 7 }, () => true));
  });
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(await openSections()).toEqual(before);
  expect(scroll).not.toHaveBeenCalled();
  scroll.mockRestore();
  await act(() => router.navigate('/elsewhere'));
});

test('the notes editor says so where it does not arrive, and comes with another try', async () => {
  const { noteEditor } = jest.requireActual<typeof import('./parts.ts')>('./parts.ts');
  const NoteEditor = await noteEditor.load();
  const current = jest.spyOn(noteEditor, 'current').mockReturnValue(undefined as unknown as typeof NoteEditor);
  const load = jest.spyOn(noteEditor, 'load').mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(NoteEditor);
  await reading('managing-references');
  fireEvent.click(button('Add personal notes'));
  expect(await screen.findByText('This part of the page could not be loaded')).toBeInTheDocument();
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('textbox')).toHaveFocus();
  current.mockRestore();
  load.mockRestore();
});

test('a draft stays with its module: the next one begins with its own saved note (section 4), and the way back finds it', async () => {
  await reading('managing-references', { 'curriculum.notes': { 8: 'Zotero.' } });
  await userEvent.click(button('Edit'));
  await userEvent.type(await screen.findByRole('textbox'), ' And styles');
  await userEvent.click(button('Next: Using a Python Notebook Tool'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('You have an unsaved draft')).toBeNull();
  await userEvent.click(button('Previous: Managing References'));
  expect(storedProgress('notes')).toEqual({ 8: 'Zotero.' });
  await userEvent.click(button('Continue writing'));
  expect(await screen.findByRole('textbox')).toHaveValue('Zotero. And styles');
});
