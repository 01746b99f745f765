import { site } from '@portal/shell-api';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Sets the browser tab's title to what is open. The shell sets it to the page's title on every change of the address, so this runs
 * afterward.
 */
export function useTabTitle(title: string): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    let over = false;
    queueMicrotask(() => {
      if (!over) document.title = `${title} · ${site.name}`;
    });
    return () => {
      over = true;
    };
  }, [title, key, hash]);
}
