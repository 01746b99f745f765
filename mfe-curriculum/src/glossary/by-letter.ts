/** Terms that begin with the same letter. */
export interface Letter<Term> {
  /** Its place on the page. */
  readonly id: string;
  /** A capital letter, or "0–9". */
  readonly letter: string;
  readonly terms: readonly Term[];
}

/** Terms in alphabetical order, ignoring capitals, under their letters. Letters without a term are left out. */
export function byLetter<Term extends { readonly term: string }>(terms: readonly Term[]): Letter<Term>[] {
  const letters = new Map<string, Term[]>();
  for (const term of [...terms].sort((one, other) => one.term.localeCompare(other.term, 'en'))) {
    const first = term.term.charAt(0).toUpperCase();
    const letter = /\d/.test(first) ? '0–9' : first;
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, own]) => ({ id: `letter-${letter === '0–9' ? 'digits' : letter.toLowerCase()}`, letter, terms: own }));
}
