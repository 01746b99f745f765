/** Letters that are written and not spoken at the end of a word, and what is spoken there. */
const SILENT: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ments?|ly|ness|less|ful|fully)$)/, ''],
  [/(?<![aeioudty]|[^aeiouy]l)ed$/, 'd'],
  [/(?<![aeiouycgsxz]|[cs]h|[^aeiouy]l)es$/, 's'],
  [/(?<![aeiouy]|[^aeiouy]l)e$/, ''],
];

/** Vowels side by side that are spoken apart: radio, experience, society, idea, create, evaluate, continuous, video, theory, studying; and -ism. */
const APART =
  /(?<![cgstx])i(?=[aou])|(?<=^sc|[aeiou]r|qu|oc|[dl])ie(?=[nt])|(?<=[aeiou][a-z])ea$|(?<=cr)ea(?=t(?!u))|(?<![gq])ua(?=[lrt])|(?<!q)uous|eo$|(?<=th)eo|(?<=[aeiouy])ing$|ism$/g;

/**
 * How many syllables an English word has, by its spelling: groups of vowels, less the silent endings, more where two vowels are spoken
 * apart. It errs for some words, in both directions, so it is good for a whole text only.
 */
export function syllablesIn(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/(?<![aeiouy])n['’]t$/, 'ent')
    .replace(/['’]s?$|[^a-z]/g, '');
  if (letters === '') return 0;
  const spoken = SILENT.reduce((text, [ending, instead]) => text.replace(ending, instead), letters);
  const groups = spoken.replace(/^y/, '').match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (spoken.match(APART)?.length ?? 0));
}
