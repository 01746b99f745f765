/** Whole minutes for a fast and for a slow reader. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

/** A time as a range, such as "5-9 minutes", so that nobody feels slow. */
export function inMinutes({ from, to }: MinuteRange): string {
  const range = from === to ? String(to) : `${from}-${to}`;
  return to === 1 ? '1 minute' : `${range} minutes`;
}
