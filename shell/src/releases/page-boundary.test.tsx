import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { PageBoundary } from './page-boundary.tsx';

function Fragile({ breaks }: { readonly breaks: 'at once' | 'in its first effect' | 'on a click' }) {
  const [clicked, setClicked] = useState(false);
  if (breaks === 'at once' || clicked) throw new Error('The vase fell.');
  useEffect(() => {
    if (breaks === 'in its first effect') throw new Error('The vase fell.');
  }, [breaks]);
  return (
    <button type="button" onClick={() => setClicked(true)}>
      Lift the vase
    </button>
  );
}

/** Shows a page in its boundary, and a counter outside it that would lose its count if it were remounted. */
function show(page: ReactNode) {
  const onRenderError = jest.fn();
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
    );
  }
  render(
    <>
      <Counter />
      <PageBoundary app="mfe-garden" instead={<p>Something else</p>} onRenderError={onRenderError}>
        {page}
      </PageBoundary>
    </>,
    { onCaughtError: () => {} },
  );
  return onRenderError;
}

/** A page with a part that hydrates later than the rest and then breaks. */
function Islands({ late }: { readonly late: Promise<void> }) {
  const [arrived, setArrived] = useState(false);
  useEffect(() => void late.then(() => setArrived(true)), [late]);
  if (arrived) throw new Error('The vase fell.');
  return (
    <>
      <p>A vase</p>
      <input aria-label="What it holds" />
    </>
  );
}

/** Shows a page of which a part breaks when the test says so. */
function showIslands() {
  let arrive = () => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  return { onRenderError: show(<Islands late={late} />), arrive: () => act(async () => arrive()) };
}

/** The page has been mounted and a task has passed. */
const settled = () => act(() => new Promise((done) => setTimeout(done)));

test.each(['at once', 'in its first effect'] as const)('a page that breaks %s never stood', (breaks) => {
  const onRenderError = show(<Fragile breaks={breaks} />);
  expect(onRenderError.mock.calls.map(([firstMount]) => firstMount)).toEqual([true]);
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lift the vase' })).not.toBeInTheDocument();
});

test('a page that breaks after a click has stood before', async () => {
  const onRenderError = show(<Fragile breaks="on a click" />);
  await settled();
  expect(onRenderError).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Lift the vase' }));
  expect(onRenderError.mock.calls.map(([firstMount]) => firstMount)).toEqual([false]);
  expect(screen.getByText('Something else')).toBeVisible();
});

describe('a part that comes to life later and breaks', () => {
  test.each<[string, () => unknown]>([
    ['scrolled by touch', () => fireEvent.pointerDown(screen.getByText('A vase'), { pointerType: 'touch' })],
    ['scrolled by keyboard', () => fireEvent.keyDown(screen.getByText('A vase'), { key: 'PageDown' })],
    ['used the menu beside the page', () => userEvent.click(screen.getByRole('button', { name: 'Counted 0' }))],
  ])('never stood where the visitor only %s', async (_, act) => {
    const { onRenderError, arrive } = showIslands();
    await act();
    await arrive();
    expect(onRenderError.mock.calls.map(([firstMount]) => firstMount)).toEqual([true]);
  });

  test.each<[string, () => unknown]>([
    ['clicked in the page', () => userEvent.click(screen.getByText('A vase'))],
    ['typed in the page', () => fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Water' } })],
  ])('has stood before where the visitor %s', async (_, act) => {
    const { onRenderError, arrive } = showIslands();
    await act();
    await arrive();
    expect(onRenderError.mock.calls.map(([firstMount]) => firstMount)).toEqual([false]);
  });
});

test('what stands outside keeps what it holds', async () => {
  show(<Fragile breaks="on a click" />);
  const outside = screen.getByRole('button', { name: 'Counted 0' });
  await userEvent.click(outside);
  await userEvent.click(screen.getByRole('button', { name: 'Lift the vase' }));
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Counted 1' })).toBe(outside);
});

test('a page that works is shown alone', async () => {
  show(<p>A vase</p>);
  await settled();
  expect(screen.getByText('A vase')).toBeVisible();
  expect(screen.queryByText('Something else')).not.toBeInTheDocument();
});
