/** The first day on which modules open, in the visitor's own time (1-platform.md section 9, "date gate 2025-09-01"). */
const OPENING = { year: 2025, month: 9, day: 1 };

/** Whether a card may open its module: not before 1 September 2025. */
export function mayOpen(now: Date): boolean {
  return now >= new Date(OPENING.year, OPENING.month - 1, OPENING.day);
}
