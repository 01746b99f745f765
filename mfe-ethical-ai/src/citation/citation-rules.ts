/** What a visitor enters to have a citation made (2-content-pages.md section 3, "Citation inputs"). */
export interface CitationInputs {
  /** One of the named tools, {@link OTHER}, or empty while none is chosen. */
  readonly tool: string;
  /** The typed name; it counts when the tool is {@link OTHER}. */
  readonly otherName: string;
  /** The version that was really used, and the month. Optional. */
  readonly version: string;
  readonly company: string;
  readonly dates: string;
  readonly usage: string;
}

export type InputName = keyof CitationInputs;

/** The choice that asks for a name of the visitor's own. */
export const OTHER = 'other';

/** Which statement a use asks for. */
export type StatementKind = 'writing' | 'literature' | 'analysis' | 'other';

/** What is missing: any of the fields, or else only the typed name of another tool (3-decisions.md, "Citation keywords"). */
export interface Missing {
  readonly alert: 'fields' | 'otherName';
  readonly fields: readonly InputName[];
}

/** What is said about a use, with places for what was entered. */
export interface Statement {
  readonly use: string;
  /** What the author confirms with a tick. */
  readonly tick: string;
  /** The sentence that says so. It belongs to the statement only with the tick. */
  readonly confirmed: string;
}

/** How the words begin that decide, in the order in which they are looked for (2-content-pages.md section 5, "Citation generator"). */
const KEYWORDS: readonly (readonly [StatementKind, RegExp])[] = [
  ['writing', beginning('writing', 'grammar')],
  ['literature', beginning('literature', 'search')],
  ['analysis', beginning('analysis', 'statistical')],
];

/** At the beginning of a word only: "research" holds no "search" (3-decisions.md, "Citation keywords"). */
function beginning(...words: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})`, 'iu');
}

const isBlank = (text: string): boolean => text.trim() === '';

/** What keeps the citation from being made; nothing when all is there. Blanks alone are nothing. */
export function missingIn(inputs: CitationInputs): Missing | undefined {
  const needed = (['tool', 'company', 'dates', 'usage'] as const).filter((name) => isBlank(inputs[name]));
  const unnamed: readonly InputName[] = inputs.tool === OTHER && isBlank(inputs.otherName) ? ['otherName'] : [];
  if (needed.length > 0) return { alert: 'fields', fields: [...needed, ...unnamed].sort(byPosition) };
  return unnamed.length > 0 ? { alert: 'otherName', fields: unnamed } : undefined;
}

/** The statement that the how-used text asks for: first match in the specified order. */
export function statementKind(usage: string): StatementKind {
  return KEYWORDS.find(([, words]) => words.test(usage))?.[0] ?? 'other';
}

/** The statement with the tool, company, dates and the lowercased usage in it. The use goes on inside a sentence, so its full stop goes. */
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
