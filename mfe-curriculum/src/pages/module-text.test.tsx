import { act, render, screen, within } from '@testing-library/react';
import { arrive, pageAt, prerendered, storeProgress } from '../../testing/visit.tsx';
import { curriculum } from '../modules/learning-path.ts';

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the HTML that a page came with stays as it is: no node is replaced, no word comes a second time', async () => {
  storeProgress({});
  const loads = curriculum.path.map(({ text }) => jest.spyOn(text, 'load'));
  const complaints = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  const [head = ''] = prerendered('/modules/managing-references').split('<div class="text">');
  container.innerHTML = `${head}<div class="text"><!--$--><article><h1>Managing References</h1><p id="word">Every word of it.</p></article><!--/$--></div>`;
  const word = document.getElementById('word');
  render(pageAt('/modules/managing-references').element, { container, hydrate: true });
  await act(async () => {});
  expect(document.getElementById('word')).toBe(word);
  expect(container.querySelectorAll('article')).toHaveLength(1);
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
  for (const group of screen.queryAllByRole('group')) expect(group).toHaveClass('answer');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a text by itself leads to its list, its neighbors and the view with progress and notes, and says who wrote it', async () => {
  await arrive('/modules/managing-references');
  await screen.findByRole('heading', { name: 'Key Concepts' });
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Modules' })).toHaveAttribute(
    'href',
    '/modules',
  );
  expect(href('Open with progress and notes')).toBe('/modules#module=managing-references');
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

test('a text of the research learning path leads to its own list and view', async () => {
  await arrive('/research-modules/drawing-a-figure');
  await screen.findByRole('heading', { name: 'Your next step' });
  expect(href('Research Learning Path')).toBe('/research-modules');
  expect(href('Open in the learning path')).toBe('/research-modules#module=drawing-a-figure');
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
