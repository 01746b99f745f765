import type { IncomingMessage } from 'node:http';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** How much is done for whoever has not shown a signature yet. */
export interface StrangerLimits {
  /** Requests from one address that are read at the same time, and from all. */
  readonly atOnce: number;
  readonly atOnceInAll: number;
  /** Requests from one address in a minute. */
  readonly aMinute: number;
}

export const STRANGER_LIMITS: StrangerLimits = { atOnce: 6, atOnceInAll: 24, aMinute: 90 };

const MINUTE_MS = 60_000;

/** Counts requests until their signature holds. */
export interface Strangers {
  /** Lets a request in, or refuses it; call the result when its signature was looked at. */
  readonly enter: (request: IncomingMessage) => () => void;
}

/** Makes the count of a receiver. */
export function createStrangers(limits: StrangerLimits = STRANGER_LIMITS): Strangers {
  const inside = new Map<string, number>();
  let began = 0;
  let seen = new Map<string, number>();
  return {
    enter(request) {
      const now = Date.now();
      if (now - began >= MINUTE_MS) {
        began = now;
        seen = new Map();
      }
      const address = addressOf(request);
      const [open, past] = [inside.get(address) ?? 0, seen.get(address) ?? 0];
      const all = [...inside.values()].reduce((sum, count) => sum + count, 0);
      if (open >= limits.atOnce || all >= limits.atOnceInAll || past >= limits.aMinute)
        throw new UserFacingError('The receiver is getting too many requests right now. Try again in a minute.');
      inside.set(address, open + 1);
      seen.set(address, past + 1);
      return () => {
        const left = (inside.get(address) ?? 1) - 1;
        if (left > 0) inside.set(address, left);
        else inside.delete(address);
      };
    },
  };
}

/** Only the web server in front reaches the receiver, so the last address that it names is the sender's. */
function addressOf(request: IncomingMessage): string {
  return request.headersDistinct['x-forwarded-for']?.at(-1)?.split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? '';
}
