import { FORM_SIGNALS_HEADER, formSignals } from '@portal/contracts';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import styles from './honeypot.module.css';

/** Anonymous metrics of how a form was filled in, as headers. */
export type SpamSignalHeaders = Readonly<Record<string, string>>;

/** Observes how a form is filled in. */
export function useHoneypot(): { readonly ref: RefObject<HTMLInputElement | null>; readonly headers: () => SpamSignalHeaders } {
  const ref = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  const headers = () => ({
    [FORM_SIGNALS_HEADER]: formSignals({ seconds: (Date.now() - shownAt.current) / 1000, trapFilled: Boolean(ref.current?.value) }),
  });
  return { ref, headers };
}

/**
 * A field for programs: nobody sees it, reaches it with a key or hears about it, and neither browsers nor password managers fill it in.
 * Only whether it was filled in is sent, never its content.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div inert aria-hidden className={styles.trap} data-print="none">
      <input
        ref={ref}
        type="text"
        name="link_to_site"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
