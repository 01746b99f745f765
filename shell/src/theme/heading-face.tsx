import { useEffect } from 'react';
import { nextTask } from '../releases/next-task.ts';
import { bringFace } from './face-of-session.ts';

/** Brings the heading face when the page works. */
export function HeadingFace() {
  // Asking for a face is long enough by itself on a slow phone; the page works without.
  useEffect(() => void nextTask().then(bringFace), []);
  return null;
}
