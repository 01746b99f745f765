import type { TextStorage } from './storage.ts';

/** A broadcast channel as far as it is used here. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
}

/** What one tab stands in. Everything is asked for when it is needed, so getters may throw or come late. */
export interface Environment {
  readonly storage: TextStorage;
  /** Storage of this tab alone, which outlives a reload. */
  readonly session?: TextStorage;
  readonly locks?: { request(name: string, work: () => void): Promise<unknown> };
  /** Where `storage`, `pageshow` and `pagehide` events arrive. */
  readonly events?: Pick<EventTarget, 'addEventListener'>;
  /** Opens the channel that connects the tabs. Without it, `oldValue` of a storage event has to tell what another tab undid. */
  readonly openChannel?: () => Channel;
  /** Milliseconds, of one clock for all tabs. */
  readonly now?: () => number;
}
