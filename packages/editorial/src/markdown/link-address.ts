/** What is wrong with the address of a link or picture, as a sentence; undefined when nothing is. */
export function addressMistake(address: string, subject: 'A link' | 'An image'): string | undefined {
  const leaveOut = `leave the ${subject === 'A link' ? 'link' : 'image'} out`;
  if (address === '') return `${subject} has no address. Write it between the round brackets or ${leaveOut}.`;
  if (isHttpsAddress(address) || isSitePath(address)) return undefined;
  if (subject === 'A link' && /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) return undefined;
  const but = `but this one is "${address}"`;
  if (/^http:/i.test(address)) return `${subject} needs an https:// address, ${but}. Write https:// or ${leaveOut}.`;
  if (/^https:/i.test(address)) return `${subject} needs a whole https:// address, ${but}. Copy it again from the browser's address bar.`;
  return `${subject} needs an https:// address or a page of this site such as "/tools", ${but}. Write one of these or ${leaveOut}.`;
}

/** `https://example.org/page`: with a host that has a dot, and without spaces or a password. */
export function isHttpsAddress(address: string): boolean {
  if (!/^https:\/\/[^\s/]/.test(address) || /\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return hostname.includes('.') && username === '';
}

/** `/tools` or `/tools?category=all#list`: a page of this site. */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}
