import { Component, type ReactNode, useEffect } from 'react';

interface Props {
  /** The app whose page it is. */
  readonly app: string;
  readonly children: ReactNode;
  /** What is rendered in place of the page after it threw. */
  readonly instead: ReactNode;
  /** Called when the page has thrown: whether that was before it had settled, and whether the focus was in it. */
  readonly onRenderError: (firstMount: boolean, hadFocus: boolean) => void;
}

/** Error boundary of a page: header, menu and progress stay (design: federation, point 13). */
export class PageBoundary extends Component<Props, { readonly broken: boolean; readonly hadFocus: boolean }> {
  override state = { broken: false, hadFocus: false };
  private settled = false;

  static getDerivedStateFromError() {
    // During render, so its nodes are still in the document.
    return { broken: true, hadFocus: Boolean(document.activeElement?.closest('[data-page]')) };
  }

  override componentDidCatch() {
    this.props.onRenderError(!this.settled, this.state.hadFocus);
  }

  private readonly settle = () => {
    this.settled = true;
  };

  override render() {
    if (this.state.broken) return this.props.instead;
    return (
      <>
        {/* In the capture phase, so that it runs before a handler that throws. React hydrates the clicked part before that. */}
        <div data-page={this.props.app} onClickCapture={this.settle} onInputCapture={this.settle}>
          {this.props.children}
        </div>
        <SettleMarker onSettled={this.settle} />
      </>
    );
  }
}

/**
 * How long a page counts as just mounted, in milliseconds: its parts hydrate one after the other, within seconds on slow phones, and an
 * error in any of them is attributed to the release. Errors after the first click or input in the page are attributed to the interaction.
 * Scrolling, by touch or keys, and interactions outside the page do not count.
 */
export const MOUNT_GRACE_MS = 5000;

/** Calls `onSettled` when the grace time after mounting has passed. */
function SettleMarker({ onSettled }: { readonly onSettled: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onSettled, MOUNT_GRACE_MS);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return null;
}
