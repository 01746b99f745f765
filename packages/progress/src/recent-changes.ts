import { type Broadcast, readBroadcast } from './broadcast.ts';
import { isList } from './operations.ts';
import type { SafeStorage } from './storage.ts';

/** Key in session storage, which belongs to the tab and disappears with it. */
const KEY = 'portal.progress.recent';

/**
 * Carries what a tab has just changed or heard across a reload. Without it, two tabs that change something and are reloaded at the same
 * moment have both forgotten what the other's write, which is still on its way, is about to replace.
 */
export function recentChanges(session: SafeStorage) {
  return {
    keep(broadcasts: readonly Broadcast[]): void {
      if (broadcasts.length === 0) session.remove(KEY);
      else session.write(KEY, JSON.stringify(broadcasts));
    },
    /** Returns what was kept, once. */
    take(): readonly Broadcast[] {
      const text = session.read(KEY);
      if (text) session.remove(KEY);
      try {
        const stored: unknown = JSON.parse(text ?? '[]');
        return isList(stored) ? stored.flatMap((each) => readBroadcast(each) ?? []) : [];
      } catch {
        return [];
      }
    },
  };
}
