import { useEffect } from 'react';
import { bringFace } from './face-of-session.ts';

/** Brings the heading face when the page works. */
export function HeadingFace() {
  useEffect(() => void bringFace(), []);
  return null;
}
