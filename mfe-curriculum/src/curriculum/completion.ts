/** The module that also counts as completed when the ethical-AI flag is set (1-platform.md section 4). */
const ETHICAL_AI_ID = 12;

/** Overall progress counts to 18, though the path has 19 modules (3-decisions.md, "18 modules or 19"). */
export const COUNTED_MODULES = 18;

/** Ids of the modules that count as completed. */
export function completedIds(marked: readonly number[], ethicalAiCompleted: boolean): ReadonlySet<number> {
  return new Set(ethicalAiCompleted ? [...marked, ETHICAL_AI_ID] : marked);
}

/** How many modules of the path count as completed, at most {@link COUNTED_MODULES}. */
export function completedOfPath(path: readonly { readonly id: number }[], completed: ReadonlySet<number>): number {
  return Math.min(COUNTED_MODULES, path.filter(({ id }) => completed.has(id)).length);
}
