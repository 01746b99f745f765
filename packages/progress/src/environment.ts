import type { TextStorage } from './storage.ts';

/** A broadcast channel, as far as it is used here. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
}

/** The environment of one tab. Everything is accessed only when needed, so getters may throw or arrive late. */
export interface Environment {
  readonly storage: TextStorage;
  /** Storage of this tab alone, which survives a reload. */
  readonly session?: TextStorage;
  readonly locks?: { request(name: string, work: () => void): Promise<unknown> };
  /** Where `storage`, `pageshow` and `pagehide` events arrive. */
  readonly events?: Pick<EventTarget, 'addEventListener'>;
  /** Opens the channel that connects the tabs. Without it, the `oldValue` of a storage event has to show what another tab has undone. */
  readonly openChannel?: () => Channel;
  /** Milliseconds, from one clock for all tabs. */
  readonly now?: () => number;
}
