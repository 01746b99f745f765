import { act } from '@testing-library/react';

/** Stands for a text that is no JSON. */
export const DAMAGED = '[2,';

/** Makes the browser store these values by key and nothing else; the page hears of it as of a change in another tab. */
export function store(values: Readonly<Record<string, unknown>> = {}): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value === DAMAGED ? DAMAGED : JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
}

/** The value that the browser stores under a key; `null` for none. */
export function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}
