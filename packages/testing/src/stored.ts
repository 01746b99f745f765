import { act } from '@testing-library/react';

/** Stands for a text that is not JSON. */
export const DAMAGED = '[2,';

/** Makes the browser store only these values, by key; the page sees this as a change in another tab. */
export function store(values: Readonly<Record<string, unknown>> = {}): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value === DAMAGED ? DAMAGED : JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
}

/** The value that the browser stores under a key; `null` for none. */
export function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}
