import { site } from '@portal/shell-api';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Names the browser's tab after what is open. The shell names it after the page on every change of the address, so this comes after. */
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
