/** The id that words get in an address: `Data & Ethics: Part 2` is `data-ethics-part-2`. Empty when they hold no letter or digit. */
export function slug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
