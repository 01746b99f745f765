import { Component, type ReactNode, useEffect } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in the page's place after it threw. */
  readonly instead: ReactNode;
  /** Called when the page threw, with whether it never stood before. */
  readonly onBroken: (firstMount: boolean) => void;
}

/** Keeps an error of a page inside the page: header, menu and progress stay (design: federation, point 13). */
export class PageBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };
  private stood = false;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken(!this.stood);
  }

  private readonly stands = () => {
    this.stood = true;
  };

  override render() {
    if (this.state.broken) return this.props.instead;
    return (
      <>
        {this.props.children}
        <Mark onStands={this.stands} />
      </>
    );
  }
}

/**
 * How long a page counts as just mounted, in milliseconds: its parts come to life one after the other, on slow phones within
 * seconds, and a fault of any of them is one of the release. What a visitor does ends it: a fault after that comes from the deed.
 */
export const FIRST_MOUNT_MS = 5000;

const DEEDS = ['pointerdown', 'keydown', 'click', 'input'] as const;

/** Says when everything beside it was mounted and has come to life without an error. */
function Mark({ onStands }: { readonly onStands: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStands, FIRST_MOUNT_MS);
    for (const deed of DEEDS) document.addEventListener(deed, onStands, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const deed of DEEDS) document.removeEventListener(deed, onStands, { capture: true });
    };
  }, [onStands]);
  return null;
}
