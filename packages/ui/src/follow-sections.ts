/** A section counts as being read once its beginning is above this share of the window. */
const READING_LINE = 0.4;

/**
 * Reports which section is being read, whenever that changes because the visitor scrolls. What comes before the first section counts as
 * part of it. Nothing is reported before the visitor has scrolled.
 *
 * @param idsOf Returns the ids of the sections in order; called each time, because texts load late.
 * @returns A function that ends this.
 */
export function followSections(idsOf: () => readonly string[], onSection: (id: string) => void): () => void {
  let frame: number | undefined;
  let last: string | undefined;
  const update = () => {
    frame = undefined;
    const line = window.innerHeight * READING_LINE;
    const sections = idsOf().flatMap((id) => document.getElementById(id) ?? []);
    const current = sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
    if (!current || current.id === last) return;
    last = current.id;
    onSection(current.id);
  };
  const onScroll = () => {
    frame ??= requestAnimationFrame(update);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
