/** How a module was opened: by its card, or by a link or the hand-over from another page. */
export type OpenedBy = 'card' | 'link';

/** Open from the beginning, however the module was opened (1-platform.md section 4). */
const ALWAYS = new Set([
  'Learning Objectives',
  'Key Concepts',
  'Practical Tools & Resources',
  'Things to Try',
  'Reflection Questions',
  'Quick Summary',
  'Core Concepts',
  'Resources',
  'Tools and Resources',
]);

/** The broader set opens these too; of the "few others" that the specification does not name there is one. */
const BY_CARD = new Set(['Common Pitfalls', 'Check Yourself', 'Action Steps']);

/** Whether a section is open when its module opens (3-decisions.md, "Expanded sections"). */
export function isOpenAtFirst(title: string, openedBy: OpenedBy): boolean {
  return ALWAYS.has(title) || (openedBy === 'card' && BY_CARD.has(title));
}
