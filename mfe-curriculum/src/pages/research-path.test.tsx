import { site } from '@portal/shell-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, storeProgress, visit } from '../../testing/visit.tsx';
import { researchPath } from '../modules/research-path.ts';

const list = (completed: readonly number[] = []) => visit('/research-modules', { 'research-path.completed': completed });
const reading = (slug: string, completed: readonly number[] = []) =>
  arrive(`/research-modules#module=${slug}`, { 'research-path.completed': completed });
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const mark = () => screen.getByRole('button', { name: 'Mark as Completed' });
const kept = () => JSON.parse(localStorage.getItem('portal.research-path.completed') ?? 'null');
const [first, second] = researchPath.path.map((module) => module.title) as [string, string];

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the list', () => {
  test('is a vertical timeline of the 15 modules in order, alternating left and right (section 2)', () => {
    list();
    expect(title()).toBe('Research Learning Path');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      researchPath.path.map((module) => module.title),
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ dataset }) => dataset.side)).toEqual(steps.map((_, at) => (at % 2 === 0 ? 'start' : 'end')));
    expect(steps).toHaveLength(15);
  });

  test('has on each card title, description, level badge and "Start Module" (section 2)', () => {
    list();
    for (const module of researchPath.path) {
      const shown = card(module.title);
      expect(shown.getByText(module.description)).toBeInTheDocument();
      expect(shown.getByText(module.level)).toBeInTheDocument();
      expect(shown.getByRole('link', { name: `Start Module ${module.title}` })).toBeInTheDocument();
      expect(shown.queryByText('Completed')).toBeNull();
    }
  });

  test('shows a completed module as a yellow card with a checkmark, a "Completed" badge and "Review Module" (sections 2 and 4)', () => {
    list([2]);
    const shown = screen.getByRole('article', { name: second });
    expect(shown).toHaveClass('shining');
    expect(shown.querySelector('.mark svg')).toBeInTheDocument();
    expect(within(shown).getByText('Completed')).toBeInTheDocument();
    expect(within(shown).getByRole('link', { name: `Review Module ${second}` })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: first })).not.toHaveClass('shining');
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.line)).toEqual(
      researchPath.path.map(({ id }) => (id === 2 ? 'done' : 'open')),
    );
  });

  test('counts what is completed, and says where to start and to continue', () => {
    list();
    expect(screen.getByRole('progressbar', { name: 'Progress on the path' })).toHaveAttribute('max', '15');
    expect(screen.getByText('0 of 15 completed')).toBeInTheDocument();
    expect(link(`Start with: ${first}`)).toBeInTheDocument();
    // As another tab would; there is no module 8, and none with the number 99.
    storeProgress({ 'research-path.completed': [1, 3, 8, 99] });
    expect(screen.getByText('2 of 15 completed')).toBeInTheDocument();
    expect(link(`Continue with: ${second}`)).toBeInTheDocument();
    storeProgress({ 'research-path.completed': researchPath.path.map(({ id }) => id) });
    expect(screen.getByText('15 of 15 completed')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(?:Start|Continue) with/ })).toBeNull();
  });

  test('keeps its progress in a section of its own: the curriculum has none of it', () => {
    visit('/research-modules', { 'curriculum.completed': [1, 2, 3] });
    expect(screen.getByText('0 of 15 completed')).toBeInTheDocument();
  });

  test('fetches no text; one whose card is pointed at for 150 ms is fetched', () => {
    jest.useFakeTimers();
    const loads = researchPath.path.map(({ text }) => jest.spyOn(text, 'load'));
    list();
    const control = link(`Start Module ${second}`);
    fireEvent.pointerEnter(control);
    act(() => jest.advanceTimersByTime(149));
    fireEvent.pointerLeave(control);
    act(() => jest.advanceTimersByTime(1000));
    expect(loads.flatMap(({ mock }) => mock.calls)).toEqual([]);
    fireEvent.pointerEnter(control);
    act(() => jest.advanceTimersByTime(150));
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual(researchPath.path.map(({ id }) => (id === 2 ? 1 : 0)));
  });

  test.each([
    [[1, 2], 'The end of the path', /You have completed 2 of 15 modules so far/],
    [researchPath.path.map(({ id }) => id), 'You have finished the whole path', /Take your next question/],
  ])('ends with a card that says what is true for who reads it', (completed, heading, says) => {
    list(completed);
    expect(screen.getByRole('heading', { name: heading }).closest('section')).toHaveTextContent(says);
  });
});

describe('a module', () => {
  test('opens by its card in the same page, without a route change: level, title, text, a way back (section 2)', async () => {
    const router = list();
    await userEvent.click(link(`Start Module ${first}`));
    expect(router.state.location).toMatchObject({ pathname: '/research-modules', hash: '#module=asking-a-question' });
    expect(title()).toBe(first);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Beginner')).toBeInTheDocument();
    expect(screen.getByText('Module 1 of 15')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'What you will do' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unit of analysis' }).parentElement?.tagName).toBe('STRONG');
    expect(link('Back to Modules')).toBeInTheDocument();
    expect(document.title).toBe(`${first} · Example Bench`);
  });

  test('its link names the page of its text, for a new tab and for readers without scripts', () => {
    const router = list();
    const control = link(`Start Module ${first}`);
    expect(control).toHaveAttribute('href', '/research-modules/asking-a-question');
    const left: boolean[] = [];
    const see = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', see);
    fireEvent.click(control, { ctrlKey: true });
    window.removeEventListener('click', see);
    expect(left).toEqual([true]);
    expect(router.state.location.hash).toBe('');
  });

  test('the one with the table shows it', async () => {
    await reading('choosing-a-journal');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  test('"Mark as Completed" keeps it under its own key, asks no server and shows "Module Completed" (sections 2 and 7)', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await reading('finding-the-gap', [5]);
    expect(screen.queryByText('Module Completed')).toBeNull();
    await userEvent.click(mark());
    expect(kept()).toEqual([5, 2]);
    expect(localStorage.getItem('portal.curriculum.completed')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByText('Module Completed')).toBeInTheDocument();
    expect(screen.getByText('Module Completed').closest('[tabindex]')).toHaveFocus();
  });

  test('there is no way to un-complete a module (section 4)', async () => {
    await reading('asking-a-question', [1]);
    await screen.findByRole('heading', { name: 'Your next step' });
    expect(screen.getByText('Module Completed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /completed/i })).toBeNull();
    expect(kept()).toEqual([1]);
  });

  test('leads on once it is completed, and the last one nowhere', async () => {
    await reading('asking-a-question');
    expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull();
    await userEvent.click(mark());
    await userEvent.click(link(`Continue with: ${second}`));
    expect(title()).toBe(second);
    expect(mark()).toBeInTheDocument();
  });

  test('the last module has nothing to continue with', async () => {
    await reading('after-publication', [16]);
    expect(screen.queryByRole('link', { name: /^(?:Continue with|Next)/ })).toBeNull();
    expect(screen.getByText('15 / 15')).toBeInTheDocument();
  });

  test('going back leads to the list, with the focus on its card', async () => {
    const router = list();
    await userEvent.click(link(`Start Module ${second}`));
    await userEvent.click(link('Back to Modules'));
    expect(title()).toBe('Research Learning Path');
    expect(link(`Start Module ${second}`)).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(title()).toBe(second);
    await userEvent.click(mark());
    await act(() => router.navigate(1));
    expect(link(`Review Module ${second}`)).toHaveFocus();
  });

  test('previous and next follow the path, from 7 on to 9: there is no module 8', async () => {
    await reading('running-a-pilot');
    await userEvent.click(link(/^Next /));
    expect(title()).toBe('Check and Clean the Data');
    await userEvent.click(link(/^Previous /));
    expect(title()).toBe('Run a Pilot, Then Collect');
  });

  test('one that does not exist is the list', async () => {
    await reading('nothing-here');
    expect(title()).toBe('Research Learning Path');
  });

  test('where there is a public repository, a link leads to the file of its text', async () => {
    jest.replaceProperty(site as { editBase: string }, 'editBase', 'https://code.example/edit/');
    await reading('asking-a-question');
    expect(link(/^Edit this page/)).toHaveAttribute(
      'href',
      'https://code.example/edit/mfe-curriculum/content/research-path/asking-a-question.md',
    );
  });
});

test('the modules page leads to the path, which has no menu entry', async () => {
  const router = visit('/modules');
  await userEvent.click(link('Take the Research Learning Path'));
  expect(router.state.location.pathname).toBe('/research-modules');
});
