import { useReadingPlaces } from '@portal/progress';
import { followSections } from '@portal/ui';
import { type RefObject, useEffect } from 'react';

/** The page's canonical address. */
const ADDRESS = '/ethical-ai-module';

/** Remembers which section of the page was read last, for the next visit. */
export function useReadingPlace(within: RefObject<HTMLElement | null>): void {
  const { remember } = useReadingPlaces();
  useEffect(
    () =>
      followSections(
        () => [...(within.current?.children ?? [])].flatMap((section) => section.getAttribute('aria-labelledby') ?? []),
        (section) => remember('ethical-ai', { address: ADDRESS, section, day: new Date().toLocaleDateString('sv-SE') }),
      ),
    [within, remember],
  );
}
