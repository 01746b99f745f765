/** What a visitor enters to create a citation (2-content-pages.md section 3, "Citation inputs"). */
export interface CitationInputs {
  /** One of the named tools, {@link OTHER}, or empty while none has been chosen. */
  readonly tool: string;
  /** The typed name, which counts if the tool is {@link OTHER}. */
  readonly otherName: string;
  /** The version that was actually used, and the month. Optional. */
  readonly version: string;
  readonly company: string;
  readonly dates: string;
  readonly usage: string;
}

export type InputName = keyof CitationInputs;

/** The option for which the visitor types a name. */
export const OTHER = 'other';

/** The statement for a kind of use. */
export type StatementKind = 'writing' | 'literature' | 'analysis' | 'other';

/** What is missing: any of the fields, or else only the typed name of another tool (3-decisions.md, "Citation keywords"). */
export interface Missing {
  readonly alert: 'fields' | 'otherName';
  readonly fields: readonly InputName[];
}

/** What is stated about a use, with placeholders for what was entered. */
export interface Statement {
  readonly use: string;
  /** What the author confirms with a checkbox. */
  readonly tick: string;
  /** The sentence that says so. It is part of the statement only if the box is checked. */
  readonly confirmed: string;
}

/**
 * The beginnings of the deciding words, in the order in which they are searched for (2-content-pages.md section 5, "Citation generator").
 */
const KEYWORDS: readonly (readonly [StatementKind, RegExp])[] = [
  ['writing', beginning('writing', 'grammar')],
  ['literature', beginning('literature', 'search')],
  ['analysis', beginning('analysis', 'statistical')],
];

/** Only at the beginning of a word: "research" does not contain "search" (3-decisions.md, "Citation keywords"). */
function beginning(...words: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})`, 'iu');
}

const isBlank = (text: string): boolean => text.trim() === '';

/** What keeps the citation from being created; undefined if everything is there. Blanks alone do not count. */
export function missingIn(inputs: CitationInputs): Missing | undefined {
  const needed = (['tool', 'company', 'dates', 'usage'] as const).filter((name) => isBlank(inputs[name]));
  const unnamed: readonly InputName[] = inputs.tool === OTHER && isBlank(inputs.otherName) ? ['otherName'] : [];
  if (needed.length > 0) return { alert: 'fields', fields: [...needed, ...unnamed].sort(byPosition) };
  return unnamed.length > 0 ? { alert: 'otherName', fields: unnamed } : undefined;
}

/** The statement for the how-used text: the first match in the specified order. */
export function statementKind(usage: string): StatementKind {
  return KEYWORDS.find(([, words]) => words.test(usage))?.[0] ?? 'other';
}

/**
 * The statement with the tool, company, dates and the lowercased usage. The usage continues inside a sentence, so its period is removed.
 */
export function citationOf(inputs: CitationInputs, statements: Readonly<Record<StatementKind, Statement>>): Statement {
  const values: Readonly<Record<string, string>> = {
    tool: nameOf(inputs),
    company: inputs.company.trim(),
    dates: inputs.dates.trim(),
    usage: inputs.usage
      .trim()
      .replace(/[.\s]+$/, '')
      .toLowerCase(),
  };
  const { use, tick, confirmed } = statements[statementKind(inputs.usage)];
  return { use: use.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place), tick, confirmed };
}

/** The name with the version that was used, which replaces the one in the specified label. */
function nameOf({ tool, otherName, version }: CitationInputs): string {
  const name = (tool === OTHER ? otherName : tool).trim();
  return isBlank(version) ? name : `${tool === OTHER ? name : name.replace(/ \([^()]*\)$/, '')} (${version.trim()})`;
}

const ORDER: readonly InputName[] = ['tool', 'otherName', 'version', 'company', 'dates', 'usage'];
const byPosition = (a: InputName, b: InputName): number => ORDER.indexOf(a) - ORDER.indexOf(b);
