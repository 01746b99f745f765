import { useIntent } from '@portal/ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Step } from './place.ts';

export type OpenLinkProps = {
  /** The page with the module's text: where the link leads without scripts, in a new tab, and when it is shared. */
  readonly address: string;
  /** The place on this page where the module opens instead; undefined for a module that opens at its address. */
  readonly place?: { readonly hash: string };
  readonly state?: Step;
  /** The visitor is about to open it. */
  readonly onIntent: () => void;
  /** Runs first, and may prevent it. */
  readonly onOpen?: (event: MouseEvent) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
};

/** A link to a module: it opens the reading view, or leads to the module's own page if that is not possible. */
export function OpenLink({ address, place, state, onIntent, onOpen, className, ref, children }: OpenLinkProps) {
  const navigate = useNavigate();

  function open(event: MouseEvent) {
    onOpen?.(event);
    if (!place || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void navigate(place, { state });
  }

  return (
    <Link
      {...useIntent(onIntent)}
      ref={ref}
      to={address}
      state={state}
      reloadDocument={place !== undefined}
      onClick={open}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Not a click that asks for a new tab or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
