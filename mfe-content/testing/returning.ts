import { startProgress } from '@portal/progress';
import { store } from '@portal/testing';
import { act } from '@testing-library/react';

/** The browser of a reader who comes back: what it keeps, by whole key. */
export function returningWith(values: Readonly<Record<string, unknown>>): void {
  act(startProgress);
  act(() => store({ ...values }));
}
