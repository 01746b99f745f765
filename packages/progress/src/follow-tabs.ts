import { type Announcement, readAnnouncement } from './announcements.ts';
import type { Stamp } from './journal.ts';
import { type Kept, understand } from './kept-section.ts';
import { holds, type Operation } from './operations.ts';
import type { SafeStorage } from './storage.ts';
import type { Channel, Surroundings } from './surroundings.ts';

interface Followed {
  readonly kept: readonly Kept[];
  readonly storage: SafeStorage;
  /** Another tab has changed something. */
  hear(section: Kept, operations: readonly Operation[], stamp: Stamp): void;
  /** Everything was cleared. */
  reset(): void;
}

/** Listens to the other tabs of this browser, and returns how to tell them of a change. */
export function followTabs(around: Surroundings, { kept, storage, hear, reset }: Followed): (announcement: Announcement) => void {
  const channel = openChannel(around);

  channel?.addEventListener('message', ({ data }) => {
    const announcement = readAnnouncement(data);
    const section = kept.find(({ key }) => key === announcement?.key);
    if (announcement && section) hear(section, announcement.operations, announcement);
  });

  around.events?.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent) || storage.isOther(event.storageArea)) return;
    const { key, oldValue, newValue } = event;
    if (key === null) {
      reset();
      for (const { journal } of kept) journal.clear();
    }
    for (const section of kept.filter((each) => key === null || key === each.key)) {
      if (!channel) forgetUndone(section, oldValue, newValue);
      section.settle();
    }
  });

  around.events?.addEventListener('pageshow', (event) => {
    if (!('persisted' in event && event.persisted)) return;
    // A page that was set aside has heard nothing meanwhile.
    for (const { journal } of kept) journal.forgetStored(() => true);
    for (const { settle } of kept) settle();
  });

  return (announcement) => channel?.postMessage(announcement);
}

/** Without announcements: what was there and is not any more, another tab has undone on purpose. What it never saw was in neither. */
function forgetUndone({ journal, section }: Kept, oldValue: string | null, newValue: string | null): void {
  const [before, after] = [oldValue, newValue].map((text) => understand(section, text).document);
  journal.forgetStored((operation) => holds(before, operation) && !holds(after, operation));
}

function openChannel({ openChannel: open }: Surroundings): Channel | undefined {
  try {
    return open?.();
  } catch {
    // An old browser: storage events have to do.
    return undefined;
  }
}
