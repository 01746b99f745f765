import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import { reasonOf } from './open-by-http.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 500;
const TIMEOUT_MS = 10_000;

/** Why a store cannot be watched at an address: nothing answers there, or another site does. `undefined` when its site does. */
export async function whyNotServed(store: Store, address: string): Promise<string | undefined> {
  let why: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await pause(PAUSE_MS);
    try {
      const answer = await fetch(`${address}/live.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      // Read after the answer: another app may become live at any time.
      if (answer.ok && (await answer.text()) === readFileSync(path.join(store.dir, 'current', 'live.json'), 'utf8')) return undefined;
      why = answer.ok ? `another site answers at ${address}` : `${address} answers ${answer.status} for /live.json`;
    } catch (problem) {
      return `nothing answers at ${address} (${reasonOf(problem)})`;
    }
  }
  return why;
}
