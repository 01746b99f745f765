import { percentOf } from '@portal/ui';

/** Number of items in the list (2-content-pages.md section 9). Check marks are stored by the item's position, from 0. */
export const ITEMS = 7;

/** How many items of the list are checked. Positions that the list does not have belong to another release and do not count. */
export function tickedItems(ticks: readonly number[]): number {
  return new Set(ticks.filter((tick) => Number.isInteger(tick) && tick >= 0 && tick < ITEMS)).size;
}

/** Checked items divided by all, times 100, rounded (2-content-pages.md section 5, "Checklist"). */
export function compliancePercent(ticks: readonly number[]): number {
  return percentOf(tickedItems(ticks), ITEMS);
}

/** The check marks after an item has been checked or unchecked; all others stay. */
export function ticksAfter(ticks: readonly number[], item: number, on: boolean): readonly number[] {
  const others = ticks.filter((tick) => tick !== item);
  return on ? [...others, item] : others;
}
