import { toast } from '@portal/shell-api';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, pageAt, prerendered, storeProgress } from '../../testing/visit.tsx';
import { curriculum } from '../modules/learning-path.ts';

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the HTML that a page came with stays as it is: no node is replaced, no word comes a second time', async () => {
  storeProgress({});
  const complaints = jest.spyOn(console, 'error');
  const loads = curriculum.path.map(({ text }) => jest.spyOn(text, 'load'));
  const container = document.body.appendChild(document.createElement('div'));
  // The first one fetches what the second one needs at once.
  await act(async () => void prerendered('/modules/managing-references'));
  container.innerHTML = prerendered('/modules/managing-references');
  const [above, text] = container.querySelectorAll('.text');
  if (above) above.innerHTML = '<!--$--><h1>Managing References</h1><!--/$-->';
  if (text) text.innerHTML = '<!--$--><p id="word">Every word of it.</p><!--/$-->';
  const word = document.getElementById('word');
  await act(async () => void render(pageAt('/modules/managing-references').element, { container, hydrate: true }));
  expect(document.getElementById('word')).toBe(word);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(loads.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  container.remove();
});

test('where the HTML is missing, as after a step back, the page brings the whole text itself', async () => {
  await arrive('/modules/managing-references');
  expect(await screen.findByRole('heading', { level: 1, name: 'Managing References' })).toBeInTheDocument();
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Learning Objectives',
    'Key Concepts',
    'Common Pitfalls',
    'Check Yourself',
    'Practical Tools & Resources',
    'Action Steps',
    'Reflection Questions',
    'What comes next',
  ]);
  // What opens and closes are answers, not sections.
  const contents = within(screen.getByRole('navigation', { name: 'In this module' })).getByRole('group');
  for (const group of screen.queryAllByRole('group')) if (group !== contents) expect(group).toHaveClass('answer');
});

test('a text by itself leads to its list, and its neighbors, and says who wrote it', async () => {
  await arrive('/modules/managing-references');
  await screen.findByRole('heading', { name: 'Key Concepts' });
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Modules' })).toHaveAttribute(
    'href',
    '/modules',
  );
  expect(href(/^Previous/)).toBe('/modules/data-analysis-fundamentals');
  expect(href(/^Next/)).toBe('/modules/using-python-notebook-tool');
  expect(screen.getByText('Module 8 of 19')).toBeInTheDocument();
  expect(screen.getByText('Module Version 1.0')).toBeInTheDocument();
});

test('what paper needs beside the text is there and hidden: where it is from, the day of printing, and the answers by themselves', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval', 'performance'], now: new Date(2026, 10, 23, 23, 59) });
  await arrive('/modules/managing-references');
  await screen.findByRole('heading', { name: 'Reflection Questions' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const answers = screen.getByRole('heading', { name: 'Answers', hidden: true });
  expect(answers).not.toBeVisible();
  expect(answers.nextElementSibling).toHaveTextContent(/Answer: [a-d]\./);
  const source = screen.getByText(/printed on/);
  expect(source).not.toBeVisible();
  expect(source).toHaveTextContent('Example Bench, http://localhost/modules/managing-references, printed on November 23, 2026');
  jest.setSystemTime(new Date(2026, 10, 24, 0, 1));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(source).toHaveTextContent('printed on November 24, 2026');
  jest.useRealTimers();
});

test('a text of the research learning path leads to its own list', async () => {
  await arrive('/research-modules/drawing-a-figure');
  await screen.findByRole('heading', { name: 'Your next step' });
  expect(href('Research Learning Path')).toBe('/research-modules');
  expect(href(/^Previous/)).toBe('/research-modules/analyzing-the-data');
  expect(screen.queryByText('Module Version 1.0')).toBeNull();
});

test.each(['/modules/managing-references', '/research-modules/drawing-a-figure'])(
  '%s says what readers may do with it',
  async (address) => {
    await arrive(address);
    const about = within(await screen.findByRole('region', { name: 'About this module' }));
    expect(about.getByRole('link', { name: /^CC BY 4.0/ })).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
    expect(about.getByRole('link', { name: 'Using this in class' })).toHaveAttribute('href', '/in-class');
  },
);

test('the module on the notebook tool names its founders here too', async () => {
  await arrive('/modules/using-python-notebook-tool');
  expect(await screen.findByText(/developed with the founders/)).toBeInTheDocument();
});

describe('at its own address a text is what it is in the reading view', () => {
  const read = (key: string) => JSON.parse(localStorage.getItem(`portal.${key}`) ?? 'null');

  test('a module can be bookmarked, noted and completed, and leads on to the next one at its own address', async () => {
    await arrive('/modules/managing-references', { 'curriculum.completed': [1], 'curriculum.notes': { 8: 'Ask the library.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark this module' }));
    expect(read('curriculum.bookmarked')).toEqual([8]);
    expect(read('settings')).toEqual({ lastModule: 8 });
    const noted = screen.getByRole('region', { name: 'Your Notes' });
    expect(noted).toHaveTextContent('Ask the library.');
    // Below the text, where it moves nothing.
    expect(noted.compareDocumentPosition(screen.getByText('Reflection Questions', { selector: 'h2' }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Completed' }));
    expect(read('curriculum.completed')).toEqual([1, 8]);
    expect(href(/^Continue to Next Module/)).toBe('/modules/using-python-notebook-tool');
  });

  test('a step of the research learning path can be completed and leads on', async () => {
    await arrive('/research-modules/drawing-a-figure');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
    expect(read('research-path.completed')).toHaveLength(1);
    expect(href(/^Continue with/)).toMatch(/^\/research-modules\//);
    expect(screen.queryByRole('button', { name: /bookmark/i })).toBeNull();
  });

  test('"Copy link" gives its address, and says where it is if the browser does not copy', async () => {
    const user = userEvent.setup();
    await arrive('/modules/managing-references');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/modules/managing-references');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(toast).toHaveBeenLastCalledWith({
      title: 'Your browser did not let us copy the link',
      description: 'Copy it from here: http://localhost/modules/managing-references',
    });
  });

  test('the section that is read is marked in the contents and remembered; the way back leads to it', async () => {
    const router = await arrive('/modules/managing-references');
    const at = await screen.findByText('Common Pitfalls', { selector: 'h2' });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const isAbove = this === at || this.compareDocumentPosition(at) === Node.DOCUMENT_POSITION_FOLLOWING;
      return { top: isAbove ? 0 : 5000 } as DOMRect;
    });
    fireEvent.scroll(window);
    await waitFor(() =>
      expect(read('reading.place')).toEqual({
        curriculum: {
          address: '/modules/managing-references',
          section: 'common-pitfalls',
          day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      }),
    );
    const contents = screen.getByRole('navigation', { name: 'In this module' });
    expect([...contents.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent)).toEqual(['Common Pitfalls']);
    jest.restoreAllMocks();
    await act(() => router.navigate('/modules'));
    expect(screen.getByRole('link', { name: /^Continue where you left off Managing References/ })).toHaveAttribute(
      'href',
      '/modules/managing-references#common-pitfalls',
    );
  });
});
