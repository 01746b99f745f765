import { CLIENT_EVENTS_ADDRESS, type ClientEventCount, clientEventCountsSchema } from '@portal/contracts';
import { messageOf } from '../rules/user-facing-error.ts';

/** Timeout of the request for the counts, in ms. */
const TIMEOUT_MS = 3000;

/** What browsers reported about releases that failed, or one sentence on why that is unknown. */
export type Watched = { readonly counts: readonly ClientEventCount[] } | { readonly unknown: string };

/** Requests the numbers from this address, which is the site's or the API's own; `none` means that there is no API. Never rejects. */
export async function askCounts(address: string, timeoutMs = TIMEOUT_MS): Promise<Watched> {
  if (address === 'none') return { unknown: 'Faults are not counted because API_URL is none.' };
  const unknown = (reason: string) => ({ unknown: `The number of page views with a fault is not known right now: ${address} ${reason}.` });
  try {
    const answer = await fetch(address + CLIENT_EVENTS_ADDRESS, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return unknown(`answers ${answer.status}`);
    const { success, data } = clientEventCountsSchema.safeParse(await answer.json());
    return success ? { counts: data } : unknown('sent an unexpected answer');
  } catch (problem) {
    const { name } = problem as { readonly name?: string };
    if (name === 'SyntaxError') return unknown('sent an unexpected answer');
    return unknown(
      name === 'TimeoutError' ? `does not answer within ${timeoutMs / 1000} seconds` : `cannot be reached (${reasonOf(problem)})`,
    );
  }
}

/** `fetch` itself only says that it failed. */
function reasonOf(problem: unknown): string {
  const { cause } = problem as { readonly cause?: { readonly code?: string; readonly message?: string } };
  return cause?.code ?? cause?.message ?? messageOf(problem);
}
