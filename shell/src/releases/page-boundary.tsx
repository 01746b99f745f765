import { Component, type ReactNode, useEffect } from 'react';

interface Props {
  /** The app whose page it is. */
  readonly app: string;
  readonly children: ReactNode;
  /** What stands in the page's place after it threw. */
  readonly instead: ReactNode;
  /** Called when the page threw: whether it never stood before, and whether the focus was in it. */
  readonly onBroken: (firstMount: boolean, hadFocus: boolean) => void;
}

/** Keeps an error of a page inside the page: header, menu and progress stay (design: federation, point 13). */
export class PageBoundary extends Component<Props, { readonly broken: boolean; readonly hadFocus: boolean }> {
  override state = { broken: false, hadFocus: false };
  private stood = false;

  static getDerivedStateFromError() {
    // The nodes are still there.
    return { broken: true, hadFocus: Boolean(document.activeElement?.closest('[data-page]')) };
  }

  override componentDidCatch() {
    this.props.onBroken(!this.stood, this.state.hadFocus);
  }

  private readonly stands = () => {
    this.stood = true;
  };

  override render() {
    if (this.state.broken) return this.props.instead;
    return (
      <>
        {/* Capturing, so that a fault of the handler itself comes after it. A part that React has yet to hydrate is hydrated before it. */}
        <div data-page={this.props.app} onClickCapture={this.stands} onInputCapture={this.stands}>
          {this.props.children}
        </div>
        <Mark onStands={this.stands} />
      </>
    );
  }
}

/**
 * How long a page counts as just mounted, in milliseconds: its parts hydrate one after the other, on slow phones within seconds, and a
 * fault of any of them is one of the release. A click or input in the page ends it: a fault after that comes from what the visitor did.
 * Scrolling does not, by touch or by keys, nor what is done in the header; a key that does something in the page is a click or an input.
 */
export const FIRST_MOUNT_MS = 5000;

/** Says when everything beside it was mounted, and the time in which its parts hydrate has passed. */
function Mark({ onStands }: { readonly onStands: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStands, FIRST_MOUNT_MS);
    return () => clearTimeout(timer);
  }, [onStands]);
  return null;
}
