/** How a module was opened: from its card, or through a link or the handover from another page. */
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

/** The larger set opens these too; the specification speaks of a "few others" without naming them, and there is one. */
const BY_CARD = new Set(['Common Pitfalls', 'Check Yourself', 'Action Steps']);

/** Whether a section is open when its module opens (3-decisions.md, "Expanded sections"). */
export function isOpenAtFirst(title: string, openedBy: OpenedBy): boolean {
  return ALWAYS.has(title) || (openedBy === 'card' && BY_CARD.has(title));
}
