import { act, render, renderHook, screen } from '@testing-library/react';
import { useOffline } from '../offline/use-offline.ts';
import { exampleLive } from '../releases/example-live.ts';
import { NetworkState } from './network-state.tsx';
import { currentToast, dismissToast } from './toasts/toast-queue.ts';

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}
const happens = (event: 'online' | 'offline') =>
  act(() => {
    setOnline(event === 'online');
    window.dispatchEvent(new Event(event));
  });

afterEach(() => {
  setOnline(true);
  dismissToast();
});

test('while there is a network nothing is said of it', () => {
  render(<NetworkState live={exampleLive} />);
  expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  expect(currentToast()?.open).not.toBe(true);
});

test('a network that goes is said once and marked until it is back', () => {
  render(<NetworkState live={exampleLive} />);
  happens('offline');
  expect(screen.getByText('Offline')).toBeVisible();
  expect(currentToast()).toMatchObject({ title: 'You are offline', open: true });
  happens('online');
  expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  expect(currentToast()).toMatchObject({ title: 'You are online again', open: true });
});

test('a page that is opened without a network is marked, without a message', () => {
  setOnline(false);
  render(<NetworkState live={exampleLive} />);
  expect(screen.getByText('Offline')).toBeVisible();
  expect(currentToast()?.open).not.toBe(true);
});

test('a browser that can keep nothing says so when it is asked', () => {
  const offline = renderHook(() => useOffline());
  render(<NetworkState live={exampleLive} />);
  act(() => offline.result.current.keep('/roses'));
  expect(currentToast()).toMatchObject({ title: 'This browser cannot keep pages', open: true });
  expect(offline.result.current.kept).toEqual([]);
});
