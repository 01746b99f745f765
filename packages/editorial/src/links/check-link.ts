/** What was found at an address. */
export type LinkVerdict =
  | { readonly is: 'right' }
  /** It has moved permanently. */
  | { readonly is: 'moved'; readonly to: string }
  | { readonly is: 'gone'; readonly status: number }
  /** The server is there but does not show the page to a program, or has an error: a person has to look. */
  | { readonly is: 'unclear'; readonly status: number }
  | { readonly is: 'silent'; readonly seconds: number }
  | { readonly is: 'unreachable' };

const REDIRECTS = [301, 302, 303, 307, 308];
const FOR_GOOD = [301, 308];
const MAX_REDIRECTS = 10;

/** Follows an address as a browser would, for `timeoutMs` in all. Never rejects. */
export async function checkLink(address: string, timeoutMs: number): Promise<LinkVerdict> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(address, signal);
  } catch {
    return signal.aborted ? { is: 'silent', seconds: timeoutMs / 1000 } : { is: 'unreachable' };
  }
}

async function follow(address: string, signal: AbortSignal): Promise<LinkVerdict> {
  let current = address;
  let forGood = true;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const { status, headers, body } = await fetch(current, { redirect: 'manual', signal, headers: { Accept: 'text/html,*/*;q=0.8' } });
    // Only the headers of the response are needed.
    await body?.cancel();
    const to = REDIRECTS.includes(status) ? headers.get('Location') : null;
    if (to === null) return judged(status, address, current, forGood);
    forGood &&= FOR_GOOD.includes(status);
    current = new URL(to, current).href;
  }
  return { is: 'unclear', status: 310 };
}

function judged(status: number, address: string, final: string, forGood: boolean): LinkVerdict {
  if (status === 404 || status === 410) return { is: 'gone', status };
  if (status < 200 || status > 299) return { is: 'unclear', status };
  return forGood && isElsewhere(address, final) ? { is: 'moved', to: final } : { is: 'right' };
}

/** A trailing slash, or what a site adds after the question mark, does not make it a different place. */
function isElsewhere(address: string, final: string): boolean {
  const pageOf = (text: string) => {
    const { origin, pathname } = new URL(text);
    return origin + pathname.replace(/\/$/, '');
  };
  return pageOf(address) !== pageOf(final);
}
