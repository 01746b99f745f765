import { type Broadcast, readBroadcast } from './broadcast.ts';
import type { Channel, Environment } from './environment.ts';
import type { Stamp } from './journal.ts';
import { holds, type Operation } from './operations.ts';
import type { SafeStorage } from './storage.ts';
import { parseStored, type StoredSection } from './stored-section.ts';

interface Followed {
  readonly sections: readonly StoredSection[];
  readonly storage: SafeStorage;
  /** Another tab has changed something. */
  onBroadcast(section: StoredSection, operations: readonly Operation[], stamp: Stamp): void;
  /** Everything was cleared. */
  reset(): void;
}

/** Listens to the other tabs of this browser, and returns a function that tells them about a change. */
export function followTabs(environment: Environment, { sections, storage, onBroadcast, reset }: Followed): (broadcast: Broadcast) => void {
  const channel = openChannel(environment);

  channel?.addEventListener('message', ({ data }) => {
    const broadcast = readBroadcast(data);
    const section = sections.find(({ key }) => key === broadcast?.key);
    if (broadcast && section) onBroadcast(section, broadcast.operations, broadcast);
  });

  environment.events?.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent) || storage.isOther(event.storageArea)) return;
    const { key, oldValue, newValue } = event;
    if (key === null) {
      reset();
      for (const { journal } of sections) journal.clear();
    }
    for (const section of sections.filter((each) => key === null || key === each.key)) {
      if (!channel) forgetUndone(section, oldValue, newValue);
      section.settle();
    }
  });

  environment.events?.addEventListener('pageshow', (event) => {
    if (!('persisted' in event && event.persisted)) return;
    // A page restored from the back/forward cache has heard nothing in the meantime.
    for (const { journal } of sections) journal.forgetStored(() => true);
    for (const { settle } of sections) settle();
  });

  return (broadcast) => channel?.postMessage(broadcast);
}

/**
 * Without broadcasts: what was there and no longer is, another tab has undone deliberately. What that tab never saw was in neither version.
 */
function forgetUndone({ journal, section }: StoredSection, oldValue: string | null, newValue: string | null): void {
  const [before, after] = [oldValue, newValue].map((text) => parseStored(section, text).document);
  journal.forgetStored((operation) => holds(before, operation) && !holds(after, operation));
}

function openChannel({ openChannel: open }: Environment): Channel | undefined {
  try {
    return open?.();
  } catch {
    // In an old browser, storage events have to be enough.
    return undefined;
  }
}
