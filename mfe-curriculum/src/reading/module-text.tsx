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
  /** How long it is, so that its place is kept while it is on its way. */
  readonly words: number;
  /** Which sections are open at first; nothing for a text that has none to open and close. */
  readonly isOpenAtFirst?: (title: string) => boolean;
  /** Path of the page that its sections are on; empty for the page itself. */
  readonly address: string;
  /** Where the texts that it names are opened. */
  readonly addressOf: (link: TextLink) => string;
  /** Brings the questions under "Check Yourself" to life once the text is in `within`. */
  readonly items?: (within: RefObject<HTMLElement | null>) => ReactNode;
  /** What is said when it does not arrive. */
  readonly failure: { readonly title: string; readonly text: string };
};

/** What is above and below a text, of which a list needs nothing. */
export const readingOrder = lazyPart(async () => ({ default: await import('./reading-order.tsx') }));

/** A module's text, or its place while it is on its way, or why it did not arrive. */
export function ModuleText({ text, words, isOpenAtFirst, address, addressOf, items, failure }: ModuleTextProps) {
  const arrival = useLazyPart(text);
  const order = useLazyPart(readingOrder);
  // They come together, so that nothing moves; a text does without.
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
