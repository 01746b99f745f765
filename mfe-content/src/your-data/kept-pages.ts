import { CACHE_PREFIX } from '@portal/contracts';

/** Whether the browser keeps pages of this site. Browsers may refuse to say, as in private windows, in which case they keep none. */
export async function hasKeptPages(): Promise<boolean> {
  return (await namesOfCaches()).length > 0;
}

/** Removes all pages of this site that the browser keeps, with their files. */
export async function removeKeptPages(): Promise<void> {
  await Promise.all((await namesOfCaches()).map((name) => caches.delete(name)));
}

async function namesOfCaches(): Promise<string[]> {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  } catch {
    return [];
  }
}
