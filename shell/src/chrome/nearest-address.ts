/** Number of letters that may be wrong in a word of this length: one in five, and at least one. */
const mistakes = (word: string) => Math.max(1, Math.floor(word.length / 5));

/** The existing address that was probably meant; undefined if none is close. Capitals and endings are ignored. */
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

/** Letters to change, add or leave out; extra words, and words missing at the end, count half. */
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
