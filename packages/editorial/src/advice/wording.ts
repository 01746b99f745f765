/** A turn of phrase that is not American English, and what to write instead. */
interface Turn {
  readonly pattern: RegExp;
  readonly advice: (found: string) => string;
}

/** Turns of phrase that other languages use and edited English hardly ever does. */
const TRANSLATED: readonly Turn[] = [
  {
    pattern: /\b(?:stands?|stood)\s+(?:here|there|below|above|beside|at\s+(?:the|this|its)\s+(?:address|end|top|foot|beginning))\b/gi,
    advice: () => 'Things do not stand: write "is" or "appears".',
  },
  {
    pattern: /(?<!\b(?:and|but)\s+)\balso\s+(?:when|if|where|without)\b/gi,
    advice: (found) => `Write "${found.replace(/^also/i, 'even')}".`,
  },
  {
    // "There is no exception" and "is no longer" are English; "silence is no verdict" is not.
    pattern:
      /(?<!\b(?:there|here)\s+)\b(?:is|are)\s+no\s+(?!(?:better|different|doubt|exception|fewer|good|less|longer|match|more|one|problem|substitute|use|worse)\b)[a-z]+/gi,
    advice: (found) => `Write "${found.split(' ', 1)[0]} not", with "a" or "an" if it is one thing.`,
  },
  {
    pattern: /\b(?:courses|lectures|lessons|textbooks|videos)\s+of\s+(?=universities|the\s+University|[A-Z]\w+\s+University)/gi,
    advice: (found) => `Write "${found.trim().replace(/of$/i, 'from')}".`,
  },
];

/** British spellings and their American equivalents. Only in lower case, because names keep their spelling. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\b(behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum|tum)our(?=(?:s|ed|ing|ful|able|al|ally|hood|ite|ites)?\b)/g, '$1or'],
  [/\b(cent|fib|kilomet|lit|met|theat)re(?=s?\b)/g, '$1er'],
  [
    /\b(anonym|apolog|categor|character|critic|emphas|final|general|maxim|memor|minim|normal|optim|organ|priorit|random|real|recogn|special|standard|summar|util|visual)is(?=(?:e|es|ed|ing|ers?|ations?)\b)/g,
    '$1iz',
  ],
  [/\b(anal|paral)ys(?=(?:e|ed|ing)\b)/g, '$1yz'],
  [/\b(def|lic|off)ence(?=s?\b)/g, '$1ense'],
  [/\b(cancel|counsel|label|model|travel)l(?=(?:ed|ing|ors?|ers?)\b)/g, '$1'],
  [/\bpractis(?=(?:e|es|ed|ing)\b)/g, 'practic'],
  [/\bprogramme(?=s?\b)/g, 'program'],
  [/\bcatalogue(?=s?\b)/g, 'catalog'],
  [/\b(fulfi|enro)l(?=s?\b)/g, '$1ll'],
  [/\bpaediatri(?=c)/g, 'pediatri'],
  [/\b(an|leuk)aemia\b/g, '$1emia'],
  [/\bgrey(?=s?\b)/g, 'gray'],
  [/\bjudgement(?=s?\b)/g, 'judgment'],
  [/\bageing\b/g, 'aging'],
  [/\blearnt\b/g, 'learned'],
  [/\bwhilst\b/g, 'while'],
  [/\bamongst\b/g, 'among'],
  [/\btowards\b/g, 'toward'],
];

const PERSONS = /\b(?:any|every|no|some)body\b/gi;
/** Advice is given from this many on, if there are fewer than `perWords` words for each. */
const MANY_PERSONS = { count: 4, perWords: 120 };

/** Where the words of a content file, YAML or Markdown, are not American English. Comments, code and addresses are skipped. */
export function wordingAdvice(source: string): { readonly line: number; readonly message: string }[] {
  const text = proseIn(source);
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const turns = TRANSLATED.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const words = found.trim().replace(/\s+/g, ' ');
      return { line: lineAt(index), message: `"${words}" reads as if translated. ${advice(words)}` };
    }),
  );
  const spellings = BRITISH.flatMap(([pattern, american]) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const word = /^[a-z]+/.exec(text.slice(index))?.[0] ?? '';
      return { line: lineAt(index), message: `"${word}" is British. Write "${word.replace(pattern, american)}".` };
    }),
  );
  const persons = [...text.matchAll(PERSONS)];
  const words = text.match(/[a-z]+/gi)?.length ?? 0;
  const [first] = persons;
  const piled =
    first && persons.length >= MANY_PERSONS.count && words / persons.length < MANY_PERSONS.perWords
      ? [
          {
            line: lineAt(first.index),
            message: `"${first[0]}" and the like appear ${persons.length} times. Say who: readers, students, the team.`,
          },
        ]
      : [];
  return [...turns, ...spellings, ...piled].sort((a, b) => a.line - b.line);
}

/** The source with spaces in place of everything that is not prose, so that line numbers do not change. */
function proseIn(source: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return source
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/^\s*#\s(?!#).*$/gm, blank)
    .replace(/(?:https?:|(?<![^\s("'])\.?\/)\S+/g, blank);
}
