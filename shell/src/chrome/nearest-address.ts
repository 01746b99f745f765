/** Letters that may be wrong in a word of this length: one in five, and one in any. */
const mistakes = (word: string) => Math.max(1, Math.floor(word.length / 5));

/** The address that was probably meant, of those that exist; nothing when none is near. Capitals and endings make no difference. */
export function nearestAddress(pathname: string, addresses: readonly string[]): string | undefined {
  const asked = plain(pathname);
  const near = addresses
    .filter((address) => address !== '/')
    .map((address) => ({ address, away: distance(asked, address) }))
    .filter(({ away, address }) => away <= mistakes(address));
  return near.sort((first, second) => first.away - second.away)[0]?.address;
}

function plain(pathname: string): string {
  const words = pathname.toLowerCase().replace(/(?:\/index)?\.html?$/, '');
  return `/${words
    .split(/[/\s_]|%20/)
    .filter(Boolean)
    .join('/')}`;
}

/** Letters to change, add or leave out; words that are too many, or missing at the end, count as a half. */
function distance(asked: string, address: string): number {
  const [short = '', long = ''] = [asked, address].sort((a, b) => a.length - b.length);
  if (short !== '/' && short !== long && long.startsWith(short) && /^[/-]/.test(long.slice(short.length))) return 0.5;
  let row = Array.from({ length: address.length + 1 }, (_, index) => index);
  [...asked].forEach((letter, line) => {
    const next = [line + 1];
    for (let index = 0; index < address.length; index += 1)
      next.push(Math.min((row[index] ?? 0) + Number(letter !== address[index]), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    row = next;
  });
  return row[address.length] ?? 0;
}
