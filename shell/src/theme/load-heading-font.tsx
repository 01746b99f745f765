import { useEffect } from 'react';
import { loadHeadingFont } from './heading-font.ts';

/** Loads the heading font after hydration. */
export function LoadHeadingFont() {
  useEffect(() => void loadHeadingFont(), []);
  return null;
}
