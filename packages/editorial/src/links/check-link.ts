/** What was found at an address. */
export type LinkVerdict =
  | { readonly is: 'right' }
  /** It has another address for good. */
  | { readonly is: 'moved'; readonly to: string }
  | { readonly is: 'gone'; readonly status: number }
  /** The server is there but does not show the page to a program, or has a bad day: a person has to look. */
  | { readonly is: 'unclear'; readonly status: number }
  | { readonly is: 'silent'; readonly seconds: number }
  | { readonly is: 'unreachable' };

const REDIRECTS = [301, 302, 303, 307, 308];
const FOR_GOOD = [301, 308];
const AT_MOST = 10;

/** Follows an address as a browser would, for `patienceMs` in all. Never rejects. */
export async function checkLink(address: string, patienceMs: number): Promise<LinkVerdict> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await follow(address, signal);
  } catch {
    return signal.aborted ? { is: 'silent', seconds: patienceMs / 1000 } : { is: 'unreachable' };
  }
}

async function follow(address: string, signal: AbortSignal): Promise<LinkVerdict> {
  let at = address;
  let forGood = true;
  for (let step = 0; step <= AT_MOST; step += 1) {
    const { status, headers, body } = await fetch(at, { redirect: 'manual', signal, headers: { Accept: 'text/html,*/*;q=0.8' } });
    // Only the answer's head is of interest.
    await body?.cancel();
    const to = REDIRECTS.includes(status) ? headers.get('Location') : null;
    if (to === null) return judged(status, address, at, forGood);
    forGood &&= FOR_GOOD.includes(status);
    at = new URL(to, at).href;
  }
  return { is: 'unclear', status: 310 };
}

function judged(status: number, address: string, at: string, forGood: boolean): LinkVerdict {
  if (status === 404 || status === 410) return { is: 'gone', status };
  if (status < 200 || status > 299) return { is: 'unclear', status };
  return forGood && isElsewhere(address, at) ? { is: 'moved', to: at } : { is: 'right' };
}

/** A slash at the end, or what a site adds behind the question mark, is no other place. */
function isElsewhere(address: string, at: string): boolean {
  const place = (text: string) => {
    const { origin, pathname } = new URL(text);
    return origin + pathname.replace(/\/$/, '');
  };
  return place(address) !== place(at);
}
