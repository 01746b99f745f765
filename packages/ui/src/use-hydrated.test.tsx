import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useClientValue, useHydrated } from './use-hydrated.ts';

test('a page that came with HTML is hydrated as the server rendered it, and learns of it afterwards', () => {
  const seen: boolean[] = [];
  function Page() {
    const isHydrated = useHydrated();
    seen.push(isHydrated);
    return <p>{String(isHydrated)}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('false');
  render(<Page />, { container, hydrate: true });
  expect(seen).toEqual([false, false, true]);
  expect(container).toHaveTextContent('true');
});

test('a page that is opened later is hydrated from its first render', () => {
  const seen: boolean[] = [];
  function Page() {
    seen.push(useHydrated());
    return null;
  }
  render(<Page />);
  expect(seen).toEqual([true]);
});

test('nothing is rendered again where the browser has the same value as the server', () => {
  const rendered = jest.fn();
  function Page() {
    rendered(useClientValue(() => 'list', 'list'));
    return null;
  }
  const container = document.createElement('div');
  act(() => void render(<Page />, { container, hydrate: true }));
  expect(rendered.mock.calls).toEqual([['list']]);
});
