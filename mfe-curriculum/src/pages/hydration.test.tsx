import { act, render, screen } from '@testing-library/react';
import { pageAt, prerendered, storeProgress } from '../../testing/visit.tsx';

test.each([
  ['/modules', 'Educational Modules', 'managing-references', 'Managing References'],
  ['/research-modules', 'Research Learning Path', 'drawing-a-figure', 'Draw One Honest Figure'],
])(
  'the first render of %s is the list that the server made, also for a link to a module; then it opens',
  async (path, list, slug, title) => {
    storeProgress({ 'curriculum.completed': [1], 'research-path.completed': [1, 2], settings: { lastModule: 3 } });
    const complaints = jest.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = prerendered(path);
    expect(container.querySelector('h1')).toHaveTextContent(list);
    expect(container.innerHTML).not.toContain('style=');

    render(pageAt(`${path}#module=${slug}`).element, { container, hydrate: true });
    await act(async () => {});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(complaints).not.toHaveBeenCalled();
  },
);

test('what depends on stored progress stands in places that the HTML has: nothing is added to the page, nothing taken away', () => {
  const places = (container: Element) => ({
    // Both places for going on, each either a link or a sentence.
    goingOn: container.querySelectorAll('nav[aria-label="Continue"] > *').length,
    filters: container.querySelectorAll('nav[aria-label="Filter modules"] > a').length,
    cards: container.querySelectorAll('article').length,
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered();
  const before = places(container);
  storeProgress({
    'curriculum.completed': [1, 2],
    'curriculum.bookmarked': [3],
    'curriculum.notes': { 4: 'A note.' },
    settings: { lastModule: 3 },
  });
  render(pageAt('/modules').element, { container, hydrate: true });
  expect(screen.getByRole('link', { name: 'Continue where you left off Research Without Labs' })).toBeInTheDocument();
  expect(places(container)).toEqual(before);
  expect(before).toEqual({ goingOn: 2, filters: 4, cards: 19 });
});
