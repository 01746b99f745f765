import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrived, button, link, openSections, reading, storedProgress, title } from '../../testing/read-module.ts';
import { visit } from '../../testing/visit.tsx';

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
    'Check Yourself',
    'Practical Tools & Resources',
    'Action Steps',
    'Reflection Questions',
  ]);
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

test('Continue to Next Module comes with completion and opens id + 1; where that leaves the path, the filled button is the next of the path (section 4; 3-decisions.md)', async () => {
  await reading('academic-writing-basics');
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  await userEvent.click(button('Mark as Completed'));
  expect(storedProgress('completed')).toEqual([14]);
  const filled = screen.getAllByRole('link').filter((one) => one.classList.contains('primary'));
  expect(filled.map((one) => one.textContent)).toEqual(['Next on the path: Writing Research Papers']);
  expect(link('Continue to Next Module →')).toHaveAccessibleDescription('Writing Proposals & Student Grants');
  await userEvent.click(link('Continue to Next Module →'));
  expect(title()).toBe('Writing Proposals & Student Grants');
  expect(screen.queryByText(/^Module \d+ of|^\d+ \/ \d+$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Previous/ })).toBeNull();
  expect(button('Next: Writing Research Papers')).toBeInTheDocument();
  await userEvent.click(button('Mark as Completed'));
  expect(screen.queryByRole('link', { name: /^Continue to Next/ })).toBeNull();
  await userEvent.click(link('Next on the path: Writing Research Papers'));
  expect(screen.getByText('Module 15 of 19')).toBeInTheDocument();
});

test('a module that does not exist is the list', async () => {
  await reading('nothing-here');
  expect(title()).toBe('Educational Modules');
});
