import { site } from '@portal/shell-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleBySlug } from '../curriculum/path-order.ts';
import { curriculum } from '../modules/learning-path.ts';
import { visit } from './visit.tsx';

/** Opens a module by its address, and waits until its text is there. */
async function reading(slug: string, stored?: Readonly<Record<string, unknown>>) {
  const router = visit(`/modules#module=${slug}`, stored);
  await arrived(slug);
  return router;
}
const arrived = (slug: string) => act(async () => void (await moduleBySlug(curriculum, slug)?.text.load()));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const openSections = async () => {
  await screen.findByRole('heading', { name: 'Key Concepts' });
  return screen
    .getAllByRole<HTMLDetailsElement>('group')
    .flatMap((section) => (section.open ? within(section).getAllByRole('heading')[0]?.textContent : []));
};
const kept = (name: string) => JSON.parse(localStorage.getItem(`portal.curriculum.${name}`) ?? 'null');

test('a card opens the reading view in the same page: title, breadcrumb, level, place and percent (section 2, "Reading view")', async () => {
  const router = visit();
  await userEvent.click(link('Click here to start Research Without Labs'));
  expect(router.state.location).toMatchObject({ pathname: '/modules', hash: '#module=research-without-labs' });
  expect(title()).toBe('Research Without Labs');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'Modules' })).toBeInTheDocument();
  expect(breadcrumb.getByText('Research Without Labs')).toBeInTheDocument();
  expect(screen.getByText('Beginner')).toBeInTheDocument();
  expect(screen.getByText('Module 3 of 19')).toBeInTheDocument();
  expect(screen.getByText('16%', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByText('3 / 19')).toBeInTheDocument();
  await openSections();
});

test('opened by its card, a module shows the broader set of sections (3-decisions.md, "Expanded sections")', async () => {
  visit();
  await userEvent.click(link('Click here to start Introduction to Research'));
  expect(await openSections()).toEqual([
    'Learning Objectives',
    'Key Concepts',
    'Common Pitfalls',
    'Practical Tools & Resources',
    'Action Steps',
    'Reflection Questions',
  ]);
});

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

test('opened by a link, a module shows the first set of sections', async () => {
  await reading('introduction-to-research');
  expect(title()).toBe('Introduction to Research');
  expect(await openSections()).toEqual(['Learning Objectives', 'Key Concepts', 'Practical Tools & Resources', 'Reflection Questions']);
});

test('the module that another page has left opens once, with the first set (section 2)', async () => {
  sessionStorage.setItem('portal.target-module', '2');
  visit();
  expect(title()).toBe('Understanding Research Design & Methods');
  expect(await openSections()).not.toContain('Common Pitfalls');
  expect(sessionStorage.getItem('portal.target-module')).toBeNull();
});

test('"a target-module id held in session storage, which is read once and then cleared" (section 2): the next visit is the list', async () => {
  sessionStorage.setItem('portal.target-module', '20');
  const router = visit();
  await arrived('publication-ethics-scholarly-integrity');
  expect(title()).toBe('Publication Ethics & Scholarly Integrity');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/modules'));
  expect(title()).toBe('Educational Modules');
});

test('module 12 has a page of its own, by hand-over and by link (section 2)', async () => {
  sessionStorage.setItem('portal.target-module', '12');
  expect(visit().state.location.pathname).toBe('/ethical-ai-module');
  expect((await reading('ethical-ai-use')).state.location.pathname).toBe('/ethical-ai-module');
});

test('going back leads to the list, with the focus on the card that was opened', async () => {
  const router = visit();
  await userEvent.click(link('Click here to start Managing References'));
  await act(() => router.navigate(-1));
  expect(title()).toBe('Educational Modules');
  expect(link('Click here to start Managing References')).toHaveFocus();
  await act(() => router.navigate(1));
  await userEvent.click(link('Modules'));
  expect(title()).toBe('Educational Modules');
  expect(link('Click here to start Managing References')).toHaveFocus();
});

test('a fragment that names no place, such as that of the skip link, leaves the module open', async () => {
  const router = await reading('managing-references');
  await act(() => router.navigate('#main'));
  expect(title()).toBe('Managing References');
});

test('previous and next follow the path, and module 12 is a step like any other (section 4)', async () => {
  const router = await reading('research-ethics-responsible-conduct');
  expect(button('Previous: AI Prompting for Research')).toBeInTheDocument();
  await userEvent.click(button('Next: Ethical AI Use (Interactive)'));
  expect(router.state.location.pathname).toBe('/ethical-ai-module');
  await act(() => router.navigate('/modules#module=publication-ethics-scholarly-integrity'));
  await userEvent.click(button('Next: Academic Writing Basics'));
  expect(title()).toBe('Academic Writing Basics');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(link('Previous Publication Ethics & Scholarly Integrity'));
  expect(title()).toBe('Publication Ethics & Scholarly Integrity');
});

test('the first module has none before it', async () => {
  await reading('introduction-to-research');
  expect(screen.queryByRole('button', { name: /^Previous/ })).toBeNull();
  expect(button(/^Next: /)).toBeInTheDocument();
  await openSections();
});

test('the last module has nothing to continue with, completed or not (section 4)', async () => {
  await reading('ensuring-impact', { 'curriculum.completed': [21] });
  expect(screen.getByText('Module 19 of 19')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  expect(screen.getByText('Module Completed')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
});

test('Continue to Next Module comes with completion and opens id + 1, also outside the path (section 4; 3-decisions.md)', async () => {
  await reading('academic-writing-basics');
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  await userEvent.click(button('Mark as Completed'));
  expect(kept('completed')).toEqual([14]);
  await userEvent.click(link('Continue to Next Module →'));
  expect(title()).toBe('Writing Proposals & Student Grants');
  expect(screen.queryByText(/^Module \d+ of|\d+ \/ \d+/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Previous/ })).toBeNull();
  expect(button('Next: Writing Research Papers')).toBeInTheDocument();
  await userEvent.click(button('Next: Writing Research Papers'));
  expect(screen.getByText('Module 15 of 19')).toBeInTheDocument();
});

test('completion can be taken back', async () => {
  await reading('managing-references', { 'curriculum.completed': [8] });
  await userEvent.click(button('Mark as Completed'));
  expect(screen.queryByText('Module Completed')).toBeNull();
  expect(kept('completed')).toEqual([]);
});

test('a bookmark is set and removed by one button (section 2)', async () => {
  await reading('managing-references');
  await userEvent.click(button('Bookmark this module'));
  expect(kept('bookmarked')).toEqual([8]);
  await userEvent.click(button('Remove bookmark'));
  expect(kept('bookmarked')).toEqual([]);
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
  expect(kept('notes')).toEqual({ 8: 'Install Zotero.', 9: 'Try marimo.' });
  expect(button('Add personal notes')).toHaveFocus();
  await userEvent.click(button('Add personal notes'));
  await userEvent.click(button('Next: Using a Python Notebook Tool'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent('Try marimo.');
});

test('a module without text says so and offers the next of the path', async () => {
  const unwritten = curriculum.path.find(({ words, route }) => words === 0 && !route);
  // Once every module is written there is nothing to see here any more but those outside the path.
  const module = unwritten ?? curriculum.outside[2];
  await reading(String(module?.slug));
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

test('a module that does not exist is the list', async () => {
  await reading('nothing-here');
  expect(title()).toBe('Educational Modules');
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

test('reading time is a range of minutes, beside the time of the whole module', async () => {
  await reading('managing-references');
  const facts = within(screen.getByRole('banner'));
  const [from, to] =
    /^(\d+)-(\d+) minutes to read$/
      .exec(facts.getByText(/to read$/).textContent ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const { words = 0, duration } = curriculum.path.find(({ slug }) => slug === 'managing-references') ?? {};
  expect(from).toBe(Math.ceil(words / 220));
  expect(to).toBe(Math.ceil(words / 130));
  expect(facts.getByText(`${duration} in all`)).toBeInTheDocument();
});

test('a module without text takes no time to read', async () => {
  await reading('open-science-reproducibility');
  expect(screen.queryByText(/to read$/)).toBeNull();
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
    expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, true, true, true, true, true]);
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
  expect(kept('notes')).toEqual({ 8: 'Zotero.' });
  await userEvent.click(button('Continue writing'));
  expect(await screen.findByRole('textbox')).toHaveValue('Zotero. And styles');
});
