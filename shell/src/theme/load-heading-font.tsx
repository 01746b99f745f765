import { useEffect } from 'react';
import { yieldToMain } from '../releases/yield-to-main.ts';
import { loadHeadingFont } from './heading-font.ts';

/** Loads the heading font after hydration. */
export function LoadHeadingFont() {
  // In its own task: requesting a font takes a slow phone some time.
  useEffect(() => void yieldToMain().then(loadHeadingFont), []);
  return null;
}
