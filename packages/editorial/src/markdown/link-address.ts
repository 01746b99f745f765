/** What is wrong with the address of a link or picture, as a sentence; undefined if nothing is. */
export function addressMistake(address: string, subject: 'A link' | 'An image'): string | undefined {
  const leaveOut = `leave the ${subject === 'A link' ? 'link' : 'image'} out`;
  if (address === '') return `${subject} has no address. Write it between the parentheses or ${leaveOut}.`;
  if (isHttpsAddress(address)) {
    const follows = trackingMistake(address);
    return follows && `The address of this ${subject === 'A link' ? 'link' : 'image'} ${follows}`;
  }
  if (isSitePath(address)) return undefined;
  if (subject === 'A link' && /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) return undefined;
  if (subject === 'An image' && /^(?:\.\/)?[\w-]+\.\w+$/.test(address)) return besideMistake(address);
  const but = `but this one is "${address}"`;
  if (/^http:/i.test(address)) return `${subject} needs an https:// address, ${but}. Write https:// or ${leaveOut}.`;
  if (/^https:/i.test(address)) return `${subject} needs a whole https:// address, ${but}. Copy it again from the browser's address bar.`;
  return `${subject} needs an https:// address or a page of this site such as "/tools", ${but}. Write one of these or ${leaveOut}.`;
}

/** For an image that is meant to be a file beside the text. */
function besideMistake(address: string): string {
  const name = address.replace(/^\.\//, '');
  if (name.endsWith('.svg'))
    return `The address of a figure beside the text must begin with "./", but this one is "${address}". Write "./${name}".`;
  const drawing = name.replace(/\.\w+$/, '.svg');
  return `A figure beside the text must be an SVG drawing such as "./${drawing}", but this one is "${address}". Draw it as SVG or leave the image out.`;
}

/** Whether the words of a link are an address: `https://example.org`, `www.example.org` or `example.org/page`. */
export function isAddressForWords(words: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(words.trim()) || /^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(words.trim());
}

/** `https://example.org/page`: with a host that contains a dot, and without spaces or a password. */
export function isHttpsAddress(address: string): boolean {
  if (!/^https:\/\/[^\s/]/.test(address) || /\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return hostname.includes('.') && username === '';
}

/** `/tools` or `/tools?category=all#list`: a page of this site. */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** Parts of an address that tell a site where a visitor came from, or who is paid for the visit. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|igshid|igsh|mc_[ce]id|_hs\w+|mkt_tok|ref|ref_src|referrer|aff\w*|tag)$/i;

/** For an https address that tracks visitors: the text that follows the name of the field or link. */
export function trackingMistake(address: string): string | undefined {
  const url = new URL(address);
  const found = [...url.searchParams.keys()].filter((key) => TRACKING.test(key));
  if (found.length === 0) return undefined;
  for (const key of found) url.searchParams.delete(key);
  return `has "${found[0]}" in it, which serves only to track visitors. Write "${url.href}" instead.`;
}
