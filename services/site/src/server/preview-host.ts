import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { PREVIEW_FACTS_FILE, previewFolder } from '../store/store.ts';
import type { ReadyPage } from './page-cache.ts';

/** A link to a preview, or to one of its pages. */
const LINK = /^\/preview\/([a-z0-9]+)((?:\/[a-z0-9-]+)*)$/;
/** Says which preview this browser opened last. It contains nothing about the visitor and is set only at the origin of previews. */
const COOKIE = 'portal_preview';
const CHOSEN = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z0-9]+)(?:;|$)`);

const NOT_SENT = 'This is a preview, so nothing was sent. To send it, leave the preview and do it there.';

/** The id of the preview that a candidate's file belongs to, which is at the end of its version; `undefined` for files of releases. */
export function candidateOf(address: string): string | undefined {
  const [, folder, , version = ''] = address.split('/', 4);
  return folder === 'releases' && version.includes('-preview.') ? version.slice(version.lastIndexOf('.') + 1) : undefined;
}

/** The preview and the page that a link names. */
export function linkedPreview(address: string): { readonly id: string; readonly page: string } | undefined {
  const [, id, page] = LINK.exec(address) ?? [];
  return id === undefined ? undefined : { id, page: page || '/' };
}

/** The preview that a browser opened last. */
export function chosenPreview(cookies: string | undefined): string | undefined {
  return CHOSEN.exec(cookies ?? '')?.[1];
}

/** Redirects from the link of a preview to its page. */
export function enterPreview(
  response: ServerResponse,
  { id, page }: { readonly id: string; readonly page: string },
  search: string,
  isEncrypted: boolean,
): void {
  response.setHeader('Set-Cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${isEncrypted ? '; Secure' : ''}`);
  response.setHeader('Location', page + search);
}

/** Refuses everything that a page of a preview sends, in the format of the API's own errors (RFC 9457), which forms show. */
export function refuseSending(response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ type: 'about:blank', title: 'Nothing is sent from a preview', status: 403, detail: NOT_SENT }));
}

/** Whether a preview is open and can be shown with what is live: a preview that the next writer will remove is no longer served. */
export function createOpenCheck(read: (file: string) => Promise<ReadyPage | undefined>): (id: string) => Promise<boolean> {
  return async (id) => {
    const facts = await read(path.join(previewFolder(id), PREVIEW_FACTS_FILE));
    return facts !== undefined && Date.parse(JSON.parse(facts.bodies.identity.toString('utf8')).until) > Date.now();
  };
}
