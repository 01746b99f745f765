/** The id for words in an address: `Data & Ethics: Part 2` becomes `data-ethics-part-2`. Empty if they contain no letter or digit. */
export function slug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
