const DAY_MS = 86_400_000;

/** How long something has waited, in words. */
export function waited(since: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(since)) / DAY_MS);
  if (days < 1) return 'today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** A moment in the reader's own time zone. */
export const moment = (at: string): string => new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Business days (Monday to Friday, UTC) that begin after a moment and have begun by now. */
export function businessDaysSince(since: string, now = Date.now()): number {
  let count = 0;
  for (let day = Math.floor(Date.parse(since) / DAY_MS) + 1; day * DAY_MS <= now; day += 1) {
    // Day 0 was a Thursday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}
