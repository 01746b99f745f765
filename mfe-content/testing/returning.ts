import { startProgress } from '@portal/progress';
import { store } from '@portal/testing';
import { act } from '@testing-library/react';

/** The browser of a returning reader: what it stores, by full key. */
export function returningWith(values: Readonly<Record<string, unknown>>): void {
  act(startProgress);
  act(() => store({ ...values }));
}
