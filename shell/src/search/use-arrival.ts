import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A result may lead to a card on a page. The router scrolls there; the focus follows here, or the keyboard would go on at the search.
 * Pages whose fragments are no elements, such as open modules, see to it themselves. Gives what a chosen result calls.
 */
export function useArrival(): () => void {
  const { hash, key } = useLocation();
  const isOnTheWay = useRef(false);
  useEffect(() => {
    if (!isOnTheWay.current) return;
    isOnTheWay.current = false;
    const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  }, [hash, key]);
  return useCallback(() => {
    isOnTheWay.current = true;
  }, []);
}
