// What is asked in headers and addresses is read in a time that grows with its length. A regular expression that can begin anywhere in
// a run of the same sign, such as /\/+$/, takes the square of it, and nobody else is served meanwhile.

/** Whether an `If-None-Match` header names a version of a page (RFC 9110 section 13.1.2). */
export function namesEtag(header: string, etag: string): boolean {
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/** An address without the slashes at its end. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
