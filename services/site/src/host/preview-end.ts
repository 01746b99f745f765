import type { ReadyPage } from './page-cache.ts';

/** Addresses of a preview: its pages, and the files of its candidate, whose version ends with the preview's id. */
const OF_PREVIEW = /^\/(?:preview\/|releases\/[a-z0-9-]+\/[0-9.]+-preview\.\d+\.)([a-z0-9]+)(?:\/|$)/;

/** The preview that an address belongs to, by its id; nothing of the live site. */
export function previewOf(address: string): string | undefined {
  return OF_PREVIEW.exec(address)?.[1];
}

/** Tells whether an address belongs to a preview whose time is over: what the next writer removes is not served until then. */
export function createEndCheck(read: (file: string) => Promise<ReadyPage | undefined>): (address: string) => Promise<boolean> {
  return async (address) => {
    const id = previewOf(address);
    const facts = id === undefined ? undefined : await read(`preview/${id}.json`);
    return facts !== undefined && Date.parse(JSON.parse(facts.bodies.identity.toString('utf8')).until) <= Date.now();
  };
}
