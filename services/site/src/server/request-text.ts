// Headers and addresses are parsed in a time proportional to their length. A regular expression that can match anywhere in a run of the
// same character, such as /\/+$/, takes quadratic time, during which no one else is served.

/** Whether an `If-None-Match` header names this version of a page (RFC 9110 section 13.1.2). */
export function namesEtag(header: string, etag: string): boolean {
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/** An address without trailing slashes. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
