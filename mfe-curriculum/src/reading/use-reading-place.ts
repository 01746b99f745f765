import { type Course, useReadingPlaces } from '@portal/progress';
import { followSections } from '@portal/ui';
import { type RefObject, useEffect } from 'react';

/** Marks the section that is being read in the table of contents, and remembers it for the next visit. */
export function useReadingPlace(within: RefObject<HTMLElement | null>, course: Course, address: string): void {
  const { remember } = useReadingPlaces();
  useEffect(() => {
    const links = () => [...(within.current?.querySelectorAll<HTMLElement>('a[data-section]') ?? [])];
    return followSections(
      () => links().map(({ dataset }) => dataset.section ?? ''),
      (section) => {
        for (const link of links()) {
          if (link.dataset.section === section) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
        remember(course, { address, section, day: new Date().toLocaleDateString('sv-SE') });
      },
    );
  }, [within, course, address, remember]);
}
