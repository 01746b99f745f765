import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the element that a result's fragment names, once its page is open: the router only scrolls there. Pages whose
 * fragments do not name elements, such as those of open modules, do this themselves. Returns the function that a selected result calls.
 */
export function useFocusOnOpen(): () => void {
  const { hash, key } = useLocation();
  const isOpening = useRef(false);
  useEffect(() => {
    if (!isOpening.current) return;
    isOpening.current = false;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [hash, key]);
  return useCallback(() => {
    isOpening.current = true;
  }, []);
}
