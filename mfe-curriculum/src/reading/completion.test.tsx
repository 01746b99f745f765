import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Completion } from './completion.tsx';

function Marked({ completed: first = false }: { readonly completed?: boolean }) {
  const [completed, setCompleted] = useState(first);
  return (
    <Completion
      completed={completed}
      isMain
      onChange={setCompleted}
      continuesWith={undefined}
      nextOnPath={undefined}
      nextUnfinished={undefined}
    />
  );
}

const toggle = () => screen.getByRole('button', { name: 'Mark as Completed' });
/** How the celebration looks while it lasts: a drawing needs no font of the visitor's. */
function celebration(): string | undefined {
  const shown = document.querySelector('[data-celebration="moving"]');
  return shown ? (shown.textContent === '' && shown.querySelector('svg') ? 'drawn' : 'written') : undefined;
}
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('completion toggles both ways, with the note "Module Completed" (section 4)', () => {
  render(<Marked />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Module Completed')).toBeNull();
  fireEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Module Completed');
  fireEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Module Completed')).toBeNull();
});

test('marking shows a celebration for 0.6 s (section 4)', () => {
  render(<Marked />);
  fireEvent.click(toggle());
  expect(celebration()).toBe('drawn');
  pass(599);
  expect(celebration()).toBe('drawn');
  pass(1);
  expect(celebration()).toBeUndefined();
});

test('unmarking, and opening a completed module, celebrate nothing', () => {
  render(<Marked completed />);
  expect(celebration()).toBeUndefined();
  fireEvent.click(toggle());
  expect(celebration()).toBeUndefined();
});

test('with reduced motion the celebration is a still tick, for the same 0.6 s (design: look, "Motion")', () => {
  const asked = jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
  render(<Marked />);
  fireEvent.click(toggle());
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(celebration()).toBeUndefined();
  const tick = () => document.querySelector('[data-celebration="still"] svg');
  expect(tick()).not.toBeNull();
  pass(600);
  expect(tick()).toBeNull();
  asked.mockRestore();
});
