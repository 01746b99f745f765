/** A section counts as being read once its beginning is above this share of the window. */
const READING_LINE = 0.4;

/**
 * Tells which section is being read, whenever that becomes another one because the visitor scrolls. What comes before the first section
 * counts to it. Nothing is told before the visitor has scrolled.
 *
 * @param idsOf Ids of the sections in their order, asked for at each update, because texts come late.
 * @returns What ends it.
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
