import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

// Shared by all tooltips of a page: a visitor who has just read one gets the next at once.
let lastSeen = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip is open: after the pointer has rested for 700 ms, or at once within 300 ms of another; Esc, a press and leaving close it.
 */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function wait() {
    clearTimeout(timer.current);
    if (performance.now() - lastSeen < SKIP_WITHIN_MS) setOpen(true);
    else timer.current = setTimeout(() => setOpen(true), OPEN_AFTER_MS);
  }

  function close() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      lastSeen = performance.now();
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && wait(),
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && wait(),
    onBlur: close,
  };
  return { open, handlers };
}
