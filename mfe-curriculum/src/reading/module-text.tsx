import type { TextLink } from '@portal/editorial';
import { type LazyPart, lazyPart, useLazyPart, VisuallyHidden } from '@portal/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Contents } from './contents.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ModuleSections, type TextSection } from './module-sections.tsx';
import css from './module-text.module.css';
import { PlainSections } from './plain-sections.tsx';
import type { OrderedText } from './reading-order.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

export type ModuleTextProps = {
  readonly text: LazyPart<OrderedText & { readonly intro: string; readonly sections: readonly TextSection[] }>;
  /** Its length, so that its space is reserved while it is loading. */
  readonly words: number;
  /** Which sections are open at first; undefined for a text whose sections do not open and close. */
  readonly isOpenAtFirst?: (title: string) => boolean;
  /** Path of the page that its sections are on; empty for the page itself. */
  readonly address: string;
  /** Where the texts that it names are opened. */
  readonly addressOf: (link: TextLink) => string;
  /** Makes the questions under "Check Yourself" interactive once the text is in `within`. */
  readonly items?: (within: RefObject<HTMLElement | null>) => ReactNode;
  /** The message if it does not load. */
  readonly failure: { readonly title: string; readonly text: string };
};

/** What is above and below a text, which a list does not need. */
export const readingOrder = lazyPart(async () => ({ default: await import('./reading-order.tsx') }));

/** A module's text, its placeholder while it is loading, or why it did not load. */
export function ModuleText({ text, words, isOpenAtFirst, address, addressOf, items, failure }: ModuleTextProps) {
  const arrival = useLazyPart(text);
  const order = useLazyPart(readingOrder);
  // They are shown together, so that nothing moves; a text can do without them.
  const shown = order.value || order.failed ? arrival.value : undefined;
  const place = useRef<HTMLDivElement>(null);
  const hadFailed = useRef(false);

  useEffect(() => {
    if (arrival.failed) hadFailed.current = true;
    // The button that had the focus is gone.
    else if (hadFailed.current) place.current?.focus({ preventScroll: true });
  }, [arrival.failed]);

  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <div role="status" className={css.status}>
        {!shown && !arrival.failed && <VisuallyHidden>Loading the text</VisuallyHidden>}
      </div>
      {shown && order.value && <order.value.BeforeYouStart text={shown} addressOf={addressOf} />}
      {shown && <Contents sections={shown.sections} address={address} />}
      {shown ? (
        isOpenAtFirst ? (
          <ModuleSections {...shown} isOpenAtFirst={isOpenAtFirst} />
        ) : (
          <PlainSections {...shown} />
        )
      ) : arrival.failed ? (
        <LoadFailure {...failure} trying={arrival.isFetching} onRetry={arrival.retry} />
      ) : (
        <TextSkeleton words={words} />
      )}
      {shown && order.value && <order.value.WhatComesNext text={shown} addressOf={addressOf} />}
      {shown && items?.(place)}
    </div>
  );
}
