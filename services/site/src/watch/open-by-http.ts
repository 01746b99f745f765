import { createHash } from 'node:crypto';
import { SHELL } from '../rules/names.ts';
import { messageOf } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import { type Opened, type Opener, PAGE_TIMEOUT_MS, type PageView } from './page-view.ts';

/** Opens pages where there is no browser: the page arrives and names its release, and the files that it names have their recorded bytes. */
export function openByHttp(store: Store, origin: string): Opener {
  async function look({ address, app, version, shell, html }: PageView): Promise<string | undefined> {
    const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
    let text = html;
    if (text === undefined) {
      const answer = await fetch(origin + address, { signal });
      if (answer.status !== 200) return `the server answered ${answer.status}`;
      text = await answer.text();
    }
    for (const [owner, release] of [
      [SHELL, shell],
      [app, version],
    ] as const) {
      const { files } = store.release(owner, release);
      const base = `/releases/${owner}/${release}/web/`;
      const names = new Set(
        [...text.matchAll(new RegExp(`"${base.replaceAll('.', '\\.')}([\\w./-]+)"`, 'g'))].map(([, name = '']) => name),
      );
      if (names.size === 0) return `it was not made by ${owner} ${release}`;
      for (const name of names) {
        const file = files[name];
        if (!file) continue;
        const answer = await fetch(origin + base + name, { signal });
        if (answer.status !== 200) return `the server answered ${answer.status} (${base}${name})`;
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== file.integrity)
          return `the bytes that arrived are not those that were recorded (${base}${name})`;
      }
    }
    return undefined;
  }

  return {
    async open(view): Promise<Opened> {
      const began = performance.now();
      try {
        const how = await look(view);
        return how === undefined ? { works: true, milliseconds: performance.now() - began } : { works: false, how, isSlow: false };
      } catch (problem) {
        const isSlow = problem instanceof Error && problem.name === 'TimeoutError';
        return { works: false, how: isSlow ? `no answer within ${PAGE_TIMEOUT_MS / 1000} s` : `no answer (${reasonOf(problem)})`, isSlow };
      }
    },
    close: async () => {},
  };
}

/** Node says "fetch failed", and why in the cause. */
export function reasonOf(problem: unknown): string {
  const { cause } = problem as { readonly cause?: NodeJS.ErrnoException };
  return cause?.code ?? messageOf(cause ?? problem);
}
