/** Letters at the end of a word that are written but not spoken, and those that are spoken. */
const SILENT: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ments?|ly|ness|less|ful|fully)$)/, ''],
  [/(?<![aeioudty]|[^aeiouy]l)ed$/, 'd'],
  [/(?<![aeiouycgsxz]|[cs]h|[^aeiouy]l)es$/, 's'],
  [/(?<![aeiouy]|[^aeiouy]l)e$/, ''],
];

/**
 * Adjacent vowels that are spoken separately: radio, experience, society, idea, create, evaluate, continuous, video, theory, studying; and
 * -ism.
 */
const APART =
  /(?<![cgstx])i(?=[aou])|(?<=^sc|[aeiou]r|qu|oc|[dl])ie(?=[nt])|(?<=[aeiou][a-z])ea$|(?<=cr)ea(?=t(?!u))|(?<![gq])ua(?=[lrt])|(?<!q)uous|eo$|(?<=th)eo|(?<=[aeiouy])ing$|ism$/g;

/**
 * The number of syllables in an English word, based on its spelling: groups of vowels, minus silent endings, plus one where two vowels are
 * spoken separately. It is wrong for some words, in both directions, so it is useful only for a whole text.
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
