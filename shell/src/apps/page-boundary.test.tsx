import { act, render, screen } from '@testing-library/react';
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

/** Shows a page in its boundary, and a counter outside of it that would lose its count if it were touched. */
function show(page: ReactNode) {
  const onBroken = jest.fn();
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
      <PageBoundary instead={<p>Something else</p>} onBroken={onBroken}>
        {page}
      </PageBoundary>
    </>,
    { onCaughtError: () => {} },
  );
  return onBroken;
}

/** The page has been mounted and a task has passed. */
const stood = () => act(() => new Promise((done) => setTimeout(done)));

test.each(['at once', 'in its first effect'] as const)('a page that breaks %s never stood', (breaks) => {
  const onBroken = show(<Fragile breaks={breaks} />);
  expect(onBroken.mock.calls).toEqual([[true]]);
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lift the vase' })).not.toBeInTheDocument();
});

test('a page that breaks after a click has stood before', async () => {
  const onBroken = show(<Fragile breaks="on a click" />);
  await stood();
  expect(onBroken).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Lift the vase' }));
  expect(onBroken.mock.calls).toEqual([[false]]);
  expect(screen.getByText('Something else')).toBeVisible();
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
  await stood();
  expect(screen.getByText('A vase')).toBeVisible();
  expect(screen.queryByText('Something else')).not.toBeInTheDocument();
});
